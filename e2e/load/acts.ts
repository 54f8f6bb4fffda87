import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addAddress } from '@sankalp/contract/addresses'
import { createBooking, payForBooking } from '@sankalp/contract/bookings'
import { generateKundali } from '@sankalp/contract/kundli'
import { placeOrder, quoteOrder } from '@sankalp/contract/orders'
import { getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { goodDetails, poojaId, slotIn } from '@sankalp/server/test/booking.ts'
import { goodAddress } from '@sankalp/server/test/shopping.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import { type Person, Refused, ask } from './people.ts'
import type { Kind, Tally } from './tally.ts'

/** What the servers confirmed to users: all of it must exist at the end. */
export type Told = { bookings: string[]; orders: string[]; payments: string[]; messages: string[] }

export type Act = (person: Person, tally: Tally) => Promise<void>

const pages = ['/', '/panchang/varanasi', '/horoscope/virgo/today', '/blog', '/pooja', '/freekundli', '/aboutus']
const hours = [
  '9:00 AM',
  '9:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '12:00 PM',
  '12:30 PM',
  '1:00 PM',
  '1:30 PM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
  '4:00 PM',
  '4:30 PM',
]
const clock = { clock: { now: () => new Date() } }
const days = 60

export function createActs({
  acharyaIds,
  productId,
  told,
}: {
  acharyaIds: readonly string[]
  productId: string
  told: Told
}): Record<Exclude<Kind, 'chat' | 'call'>, Act> {
  let slots = 0
  /** Returns a slot that no other user gets: another test covers conflicts over slots. */
  function nextSlot() {
    const at = slots++
    const acharyaId = acharyaIds[at % acharyaIds.length]!
    const day = Math.floor(at / acharyaIds.length / hours.length)
    if (day >= days) throw new Refused('all slots are booked: more acharyas are needed')
    return { acharyaId, ...slotIn(clock, 2 + day, hours[Math.floor(at / acharyaIds.length) % hours.length]) }
  }

  return {
    async read(person, tally) {
      const path = pages[randomInt(pages.length)]!
      await ask(person, tally, 'read', (client) => client.fetch<object>(path, { headers: { accept: 'text/html' } }))
      if (randomInt(3) === 0) await ask(person, tally, 'read', (client) => client.call(getUserWalletDetail))
    },
    async chart(person, tally) {
      const body = {
        day: randomInt(1, 29),
        month: randomInt(1, 13),
        year: randomInt(1940, 2020),
        hour: randomInt(24),
        min: randomInt(60),
        lat: 8 + randomInt(2800) / 100,
        lon: 69 + randomInt(2700) / 100,
        zone: 'Asia/Kolkata',
      }
      await ask(person, tally, 'chart', (client) => client.call(generateKundali, { body }))
    },
    async book(person, tally) {
      const once = withKeys()
      const body = {
        ...goodDetails,
        sankalpNames: [...goodDetails.sankalpNames],
        ...nextSlot(),
        poojaId,
        user: person.userId,
        bookingType: 'Online' as const,
      }
      const { booking } = await ask(
        person,
        tally,
        'book',
        once((client, headers) => client.call(createBooking, { body, headers })),
      )
      const paid = {
        amount: booking.total.toFixed(2),
        description: 'Pooja',
        bookingID: booking._id,
        availableTimeSlotsId: booking.availableTimeSlotsId,
      }
      const { status } = await ask(
        person,
        tally,
        'book',
        once((client, headers) =>
          client.call(payForBooking, { params: { userId: person.userId }, body: paid, headers }),
        ),
      )
      if (status !== 'SUCCESS') throw new Refused(status)
      told.bookings.push(booking._id)
    },
    async order(person, tally) {
      const once = withKeys()
      const products = [{ productId, quantity: randomInt(1, 4) }]
      const shippingAddressId = (
        await ask(person, tally, 'order', (client) => client.call(addAddress, { body: goodAddress }))
      ).data._id
      const { totalAmount, discount, grandTotal } = await ask(person, tally, 'order', (client) =>
        client.call(quoteOrder, { body: { products } }),
      )
      const body = { products, totalAmount, discount, grandTotal, shippingAddressId, paymentMethod: 'wallet' as const }
      told.orders.push(
        (
          await ask(
            person,
            tally,
            'order',
            once((client, headers) => client.call(placeOrder, { body, headers })),
          )
        ).data.orderId,
      )
    },
    async recharge(person, tally) {
      const once = withKeys()
      const { paymentId } = await ask(
        person,
        tally,
        'recharge',
        once((client, headers) =>
          client.call(recharge, { body: { userId: person.userId, amount: randomInt(1, 500) }, headers }),
        ),
      )
      // PAYMENT_OVER: an earlier press succeeded, but its reply was lost.
      await ask(person, tally, 'recharge', (client) =>
        client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } }),
      ).catch((error: unknown) => {
        if (!(error instanceof Refused) || error.message !== 'PAYMENT_OVER') throw error
      })
      for (;;) {
        const { payment } = await ask(person, tally, 'recharge', (client) =>
          client.call(getPayment, { params: { paymentId } }),
        )
        if (payment.status === 'paid') break
        await wait(300)
      }
      told.payments.push(paymentId)
    },
  }
}

/** Uses one key for each call, however often it is repeated. */
function withKeys() {
  return <Result>(call: (client: TestClient, headers: Record<string, string>) => Result) => {
    const headers = { 'Idempotency-Key': randomUUID() }
    return (client: TestClient) => call(client, headers)
  }
}
