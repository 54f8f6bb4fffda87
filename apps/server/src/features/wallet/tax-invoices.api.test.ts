import { randomUUID } from 'node:crypto'
import { type GstState, gstKindOf, gstStateCodes, placeOfSupply } from '@sankalp/contract/gst'
import { cancelOrder, getOrder } from '@sankalp/contract/orders'
import { getReceipt, getWalletStatement } from '@sankalp/contract/wallet'
import { describe, expect, test } from 'vitest'
import { eraseAccount } from '../../../test/erase-account.ts'
import { bill, expectVerified, openAccount } from '../../../test/ledger.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { fillWallet, newAddress, newProduct, order } from '../../../test/shopping.ts'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { verify } from '../../app/verify.ts'
import type { ReceiptGst } from './ledger.ts'
import { demoSupplier } from './supplier.ts'

const app = fileApp()

async function buyer(from: TestApp, state: string | null, rupees = 5000): Promise<TestClient> {
  const client = await from.newClient().signIn()
  await from.db.query('update user_account set name = $2, state = $3 where id = $1', [client.userId, 'Asha Rao', state])
  await fillWallet(from.db, client.userId, rupees)
  return client
}

const payFor = (from: TestApp, userId: string, paise: number, taxPaise: number) =>
  from.db.transaction((tx) => from.movements.payForPooja(tx, bill(userId, paise, { taxPaise, now: from.clock.now() })))

const refund = (from: TestApp, transferId: string, amountPaise?: number) =>
  from.db.transaction((tx) =>
    from.movements.refund(tx, {
      key: randomUUID(),
      transferId,
      rule: 'mistakeOfOurs',
      now: from.clock.now(),
      ...(amountPaise !== undefined && { amountPaise }),
    }),
  )

const receiptOf = async (client: TestClient, transferId: string) =>
  (await client.call(getReceipt, { params: { transferId } })).body.receipt

async function gstOf(from: TestApp, transferId: string): Promise<ReceiptGst> {
  const [row] = await from.db.query<{ gst: ReceiptGst }>('select gst from receipt where transfer_id = $1', [transferId])
  return row!.gst
}

async function pdfOf(
  from: TestApp,
  client: TestClient,
  transferId: string,
  language: 'hi-IN' | 'en-IN',
): Promise<string> {
  const file = await fetch(`${from.url}/api/wallet/receiptPdf/${transferId}`, {
    headers: { authorization: `Bearer ${client.token!}`, 'accept-language': language },
  })
  return readPdf(Buffer.from(await file.arrayBuffer())).pages.join('\n')
}

describe('an invoice for a service', () => {
  test('has CGST and SGST within our state, to the paisa', async () => {
    const client = await buyer(app(), 'Uttar Pradesh')
    const { transferId } = await payFor(app(), client.userId, 118_01, 18_01)
    const receipt = await receiptOf(client, transferId)
    expect(receipt.seller).toEqual({
      name: demoSupplier.name,
      address: demoSupplier.address,
      gstin: demoSupplier.gstin,
      state: { name: { en: 'Uttar Pradesh', hin: 'उत्तर प्रदेश' }, code: '09' },
    })
    expect(receipt.gst).toEqual({
      kind: 'cgst-sgst',
      placeOfSupply: { name: { en: 'Uttar Pradesh', hin: 'उत्तर प्रदेश' }, code: '09' },
      cgst: 9.01,
      sgst: 9,
      igst: 0,
    })
    expect(receipt.lines[0]!.gst).toEqual({ cgst: 9.01, sgst: 9, igst: 0 })
    expect([receipt.deliverTo, receipt.corrects]).toEqual([null, null])
  })

  test('has IGST for every other state, and the SQL statement finds the same place of supply as the rule', async () => {
    for (const state of [...Object.keys(gstStateCodes), null, ''] as (GstState | null | '')[]) {
      const userId = await openAccount(app().db)
      await app().db.query('update user_account set state = $2 where id = $1', [userId, state])
      await fillWallet(app().db, userId, 200)
      const gst = await gstOf(app(), (await payFor(app(), userId, 118_00, 18_01)).transferId)
      const place = placeOfSupply({ livesIn: state, supplier: demoSupplier.state })
      expect(gst).toMatchObject({
        placeOfSupply: place,
        kind: gstKindOf(demoSupplier.state, place),
        supplier: demoSupplier,
      })
      expect(gst.split).toEqual(
        place === demoSupplier.state
          ? [{ cgstPaise: 9_01, sgstPaise: 9_00, igstPaise: 0 }]
          : [{ cgstPaise: 0, sgstPaise: 0, igstPaise: 18_01 }],
      )
    }
    await expectVerified(app().db)
  })

  test('has UTGST from a territory without a legislature, in the PDF too', async () => {
    const chandigarh = await testApp({
      env: { COMPANY_NAME: 'Sankalp Chandigarh', COMPANY_ADDRESS: '1 Lake Road', COMPANY_GSTIN: '04AAACS1234A1Z5' },
    })
    const client = await buyer(chandigarh, 'Chandigarh')
    const { transferId } = await payFor(chandigarh, client.userId, 118_00, 18_00)
    expect((await receiptOf(client, transferId)).gst).toMatchObject({ kind: 'cgst-utgst', cgst: 9, sgst: 9 })
    const text = await pdfOf(chandigarh, client, transferId, 'en-IN')
    for (const part of [
      'Sankalp Chandigarh',
      '04AAACS1234A1Z5',
      'Chandigarh (04)',
      'UTGST',
      '9.00 (9 %)',
      'reverse charge: No',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('SGST (')
  })

  test('does not change when its buyer moves or the company changes', async () => {
    const own = await testApp()
    const client = await buyer(own, 'Karnataka')
    const { transferId } = await payFor(own, client.userId, 118_00, 18_00)
    const before = await receiptOf(client, transferId)
    await own.db.query(`update user_account set name = 'Asha Nair', state = 'Kerala' where id = $1`, [client.userId])
    const moved = await testApp({
      db: own.db,
      env: { COMPANY_NAME: 'Sankalp of Kerala', COMPANY_ADDRESS: 'Kochi', COMPANY_GSTIN: '32AAACS1234A1Z5' },
    })
    const there = moved.newClient()
    there.token = client.token
    expect(await receiptOf(there, transferId)).toEqual(before)
    expect(before.gst).toMatchObject({ kind: 'igst', igst: 18, placeOfSupply: { code: '29' } })
    const next = await receiptOf(there, (await payFor(moved, client.userId, 118_00, 18_00)).transferId)
    expect(next).toMatchObject({
      seller: { name: 'Sankalp of Kerala', state: { code: '32' } },
      gst: { kind: 'cgst-sgst', placeOfSupply: { code: '32' } },
    })
  })
})

describe('an invoice for goods', () => {
  const toBengaluru = {
    addressLine: '4 Temple Street, Malleshwaram',
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560003',
  }

  test('is taxed at the delivery address and names it; its credit note mirrors both', async () => {
    const client = await buyer(app(), 'Uttar Pradesh')
    const productId = await newProduct(app().db, { rupees: 399, discountPercent: 15 })
    const addressId = await newAddress(client, toBengaluru)
    const { orderId } = (await order(client, [{ productId, quantity: 2 }], { addressId })).body.data
    const { transferId } = (await client.call(getOrder, { params: { orderId } })).body.order
    const invoice = await receiptOf(client, transferId!)
    expect(invoice).toMatchObject({
      series: 'I',
      tax: 32.3,
      gst: { kind: 'igst', igst: 32.3, placeOfSupply: { code: '29' } },
    })
    expect(invoice.deliverTo).toEqual({
      fullName: 'Asha Verma',
      ...toBengaluru,
      state: { en: 'Karnataka', hin: 'कर्नाटक' },
    })
    const paper = await pdfOf(app(), client, transferId!, 'hi-IN')
    for (const part of ['4 Temple Street, Malleshwaram', '560003', '09AAAAA0000A1Z5', '32.30 (5 %)', '646.00'])
      expect(paper).toContain(part)

    await client.call(cancelOrder, { params: { orderId }, body: { reason: 'By mistake' } })
    const { refundTransferId } = (await client.call(getOrder, { params: { orderId } })).body.order
    const note = await receiptOf(client, refundTransferId!)
    expect(note).toMatchObject({
      series: 'C',
      rule: 'orderCancelled',
      lines: invoice.lines,
      gst: invoice.gst,
      seller: invoice.seller,
      buyer: invoice.buyer,
      deliverTo: invoice.deliverTo,
    })
    expect(note.corrects).toEqual({ transferId, number: invoice.number, at: invoice.at })
    expect(await pdfOf(app(), client, refundTransferId!, 'en-IN')).toContain(invoice.number)
    await expectVerified(app().db)
  })

  test('loses the address with the account, and keeps the state', async () => {
    const client = await buyer(app(), 'Uttar Pradesh', 180)
    const addressId = await newAddress(client, toBengaluru)
    const { orderId } = (await order(client, [{ productId: await newProduct(app().db), quantity: 1 }], { addressId }))
      .body.data
    await client.call(cancelOrder, { params: { orderId }, body: { reason: 'By mistake' } })
    const erased = await eraseAccount(client)
    expect(erased.status).toBe(200)
    const rows = await app().db.query<{ kept: string }>(
      `select concat_ws(' ', r.buyer, r.deliver_to, r.gst) as kept from receipt r join transfer t on t.id = r.transfer_id where t.user_id = $1 and r.series in ('I', 'C')`,
      [client.userId],
    )
    expect(rows).toHaveLength(2)
    for (const { kept } of rows) {
      expect(kept).not.toMatch(/Asha|Temple Street|560003/)
      expect(kept).toContain('Karnataka')
    }
  })
})

describe('credit notes', () => {
  test('of several parts give back exactly each tax', async () => {
    const client = await buyer(app(), null)
    const { transferId } = await payFor(app(), client.userId, 118_05, 18_03)
    const sums = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
    for (const part of [1, 33_33, 33_34, 7, undefined]) {
      const gst = await gstOf(app(), (await refund(app(), transferId, part)).transferId)
      for (const name of ['cgstPaise', 'sgstPaise', 'igstPaise'] as const) sums[name] += gst.split[0]![name]
    }
    expect(sums).toEqual({ cgstPaise: 9_02, sgstPaise: 9_01, igstPaise: 0 })
    await expectVerified(app().db)
  })

  test("stand below zero in the year's file, which has every tax in a column", async () => {
    const client = await buyer(app(), 'Karnataka')
    const first = await payFor(app(), client.userId, 118_00, 18_00)
    await refund(app(), first.transferId)
    const { number } = await receiptOf(client, first.transferId)
    const year = number.split('/')[1]!
    for (const [language, place] of [
      ['en', 'Karnataka (29)'],
      ['hin', 'कर्नाटक (29)'],
    ] as const) {
      client.language = language
      const text = (
        (await client.call(getWalletStatement, { params: { financialYear: year } })).body as unknown as { text: string }
      ).text
      const rows = text.trim().split('\r\n')
      expect(rows.find((row) => row.includes(number))).toContain(`${number},${place},100.00,0.00,0.00,18.00`)
      expect(rows.at(-1)).toContain(`${place},-100.00,0.00,0.00,-18.00`)
    }
  })
})

test('an older invoice without frozen taxes is shown as before, and so is its credit note', async () => {
  const client = await buyer(app(), 'Karnataka')
  const { transferId } = await payFor(app(), client.userId, 118_00, 18_00)
  await app().db.query('update receipt set gst = null where transfer_id = $1', [transferId])
  const back = await refund(app(), transferId)
  for (const [id, series] of [
    [transferId, 'I'],
    [back.transferId, 'C'],
  ] as const) {
    expect(await receiptOf(client, id)).toMatchObject({
      series,
      tax: 18,
      total: 118,
      gst: null,
      seller: { name: demoSupplier.name },
      lines: [{ gst: null }],
    })
    expect(await pdfOf(app(), client, id, 'en-IN')).toContain('18.00 (18 %)')
  }
  await expectVerified(app().db)
})

describe('verify finds', () => {
  const broken = async (own: TestApp) => (await verify(own.db)).map(({ check }) => check)
  const ofLines =
    'the taxes of every invoice and credit note are the tax of its lines, of the kind that its place of supply asks for'
  const ofNotes =
    'every credit note has the supplier, the place of supply and the kind of tax of its invoice, and no more of any tax'

  test.each([
    ['a tax that is a paisa too high', `jsonb_set(gst, '{split,0,igstPaise}', '1801')`],
    ['a line without its taxes', `jsonb_set(gst, '{split}', '[]')`],
    ['a kind that the place of supply does not ask for', `jsonb_set(gst, '{kind}', '"cgst-sgst"')`],
    [
      'the halves of another kind',
      `jsonb_set(gst, '{split,0}', '{"cgstPaise": 900, "sgstPaise": 900, "igstPaise": 0}')`,
    ],
    ['another place of supply', `jsonb_set(gst, '{placeOfSupply}', '"Uttar Pradesh"')`],
  ])('%s', async (_, change) => {
    const own = await testApp()
    const client = await buyer(own, 'Karnataka')
    const { transferId } = await payFor(own, client.userId, 118_00, 18_00)
    expect(await broken(own)).toEqual([])
    await own.db.query(`update receipt set gst = ${change} where transfer_id = $1`, [transferId])
    expect(await broken(own)).toEqual([ofLines])
  })

  test('a receipt of an external payment with a wrong sum, and tax that was not booked', async () => {
    const own = await testApp()
    const client = await buyer(own, 'Karnataka')
    const { transferId } = await own.db.transaction((tx) =>
      own.movements.takeForOrder(tx, { ...bill(client.userId, 118_00, { taxPaise: 18_00 }), from: 'cod' }),
    )
    expect(await broken(own)).toEqual([])
    await own.db.query('update receipt set total_paise = total_paise + 1 where transfer_id = $1', [transferId])
    expect(await broken(own)).toEqual(['every receipt says what its transfer moved'])
    const { transferId: other } = await payFor(own, client.userId, 118_00, 18_00)
    await own.db.query(
      `update receipt set gst = null, lines = jsonb_set(jsonb_set(lines, '{0,taxPaise}', '1700'), '{0,amountPaise}', '10100') where transfer_id = $1`,
      [other],
    )
    expect(await broken(own)).toEqual([
      'every receipt says what its transfer moved',
      'the tax on every receipt is the tax that its transfer booked',
    ])
  })

  test('a credit note that does not match its invoice', async () => {
    const own = await testApp()
    const client = await buyer(own, 'Karnataka')
    const back = await refund(own, (await payFor(own, client.userId, 118_00, 18_00)).transferId)
    await own.db.query(
      `update receipt set gst = jsonb_set(gst, '{placeOfSupply}', '"Kerala"') where transfer_id = $1`,
      [back.transferId],
    )
    expect(await broken(own)).toEqual([ofNotes])
  })
})
