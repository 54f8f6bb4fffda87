import { getOperatorList } from '@sankalp/contract/operator'
import { recharge } from '@sankalp/contract/payments'
import { expect, test } from 'vitest'
import { book, newDevotee, openAcharya, slotIn } from '../../../test/booking.ts'
import { ask, consultingApp, openConsole, openDevice } from '../../../test/consulting.ts'
import { setRole } from '../../../test/contract/set-role.ts'
import { newProduct, order } from '../../../test/shopping.ts'

test('finds what a user paid, booked, ordered and requested by phone number, name and id', async () => {
  const app = await consultingApp()
  const by = await app.newClient().signIn()
  await setRole(app.db, by.userId, 'ROLE_ADMIN', 'finance')
  const acharyaId = await openAcharya(app)
  const [asha, ravi] = [await newDevotee(app), await newDevotee(app)]
  await app.db.query(`update user_account set name = 'Ravi 100% Nair' where id = $1`, [ravi.userId])
  const console = await openConsole(app)
  const product = await newProduct(app.db)
  const idsOf = new Map<string, Record<string, string>>()
  for (const [at, client] of [asha, ravi].entries()) {
    const payment = (await client.call(recharge, { body: { userId: client.userId, amount: 500 } })).body.paymentId
    const { _id: booking } = await book(client, { acharyaId, ...slotIn(app, 3 + at) })
    const placed = await order(client, [{ productId: product, quantity: 1 }])
    expect(placed.status).toBe(200)
    const device = await openDevice(app, client)
    const consultation = await ask(device, console)
    await device.ok('chat:request:cancel', { requestId: consultation, acharyaId: console.acharyaId })
    idsOf.set(client.userId, { payments: payment, bookings: booking, consultations: consultation })
  }

  const find = async (list: 'payments' | 'bookings' | 'consultations' | 'orders' | 'ledger', search: string) =>
    (await by.call(getOperatorList, { params: { list }, query: { search } })).body.items
  for (const [list, id] of Object.entries(idsOf.get(ravi.userId)!) as [
    'payments' | 'bookings' | 'consultations',
    string,
  ][]) {
    for (const search of [
      ravi.phone,
      `+91 ${ravi.phone.slice(0, 5)} ${ravi.phone.slice(5)}`,
      '100% n',
      ravi.userId,
      id,
    ])
      expect(
        (await find(list, search)).map((row) => row.id),
        `${list} by ${search}`,
      ).toEqual([id])
    expect(await find(list, 'Ravi 100_ Nair'), list).toEqual([])
  }
  for (const search of [ravi.phone, 'ravi 100%', ravi.userId]) {
    expect(await find('orders', search)).toMatchObject([{ cells: expect.arrayContaining(['Ravi 100% Nair']) }])
    const moved = await find('ledger', search)
    expect(moved.map(({ cells }) => cells[2])).toEqual(Array.from({ length: 3 }, () => 'Ravi 100% Nair'))
  }
  const [
    {
      id: orderId,
      cells: [orderNumber],
    },
  ] = (await find('orders', ravi.phone)) as [{ id: string; cells: [string] }]
  const [, digits] = /0*(\d+)$/.exec(orderNumber)!
  for (const search of [orderNumber, orderNumber.toLowerCase(), digits!, `00${digits}`])
    expect(
      (await find('orders', search)).map(({ id }) => id),
      search,
    ).toEqual([orderId])
  // Digits at the end of a text that is no order number.
  for (const search of [`+91 90000 0000${digits}`, `nobody ${digits}`, `9000000000000${digits}`])
    expect(await find('orders', search), search).toEqual([])
  expect((await find('ledger', idsOf.get(ravi.userId)!.bookings!)).map(({ cells }) => cells[1])).toEqual(['pooja'])
  const [{ name }] = (await app.db.query<{ name: string }>(`select name ->> 'hin' as name from acharya where id = $1`, [
    console.acharyaId,
  ])) as [{ name: string }]
  expect((await find('consultations', name)).map(({ id }) => id).toSorted()).toEqual(
    [...idsOf.values()].map(({ consultations }) => consultations!).toSorted(),
  )
})
