import { randomUUID } from 'node:crypto'
import { giveConsultationDakshina } from '@sankalp/contract/consultations'
import { decideProposal, proposeCorrection, proposePayouts, refundRecharge } from '@sankalp/contract/operator'
import { cancelOrder } from '@sankalp/contract/orders'
import { decidePayoutBatch } from '@sankalp/contract/payout-batches'
import { payInDemo } from '@sankalp/contract/payments'
import { deleteUser } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import { book, openAcharya, slotIn } from '../test/booking.ts'
import { consultingApp, letPass, meet, openConsole, openDevice, say } from '../test/consulting.ts'
import { expectVerified } from '../test/ledger.ts'
import { beginRecharge } from '../test/paying.ts'
import { earn, signInAs } from '../test/payouts.ts'
import { newProduct, order } from '../test/shopping.ts'
import type { TestApp } from '../test/test-app.ts'
import type { TestClient } from '../test/test-client.ts'
import { checks, verify } from './app/verify.ts'
import type { Tx } from './platform/db/db.ts'

const key = () => ({ 'Idempotency-Key': randomUUID() })

async function runJobs(app: TestApp): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    app.pass(30)
    await app.jobs.runDue()
  }
}

/** Performs every kind of money movement once. */
async function populate(app: TestApp): Promise<void> {
  const acharya = await openConsole(app)
  const [client, leaver] = [
    await app.newClient().signIn(undefined, 'Asha'),
    await app.newClient().signIn(undefined, 'Leaver'),
  ]
  await app.db.query(
    `update user_account set email = 'asha@example.com', place_of_birth = 'Pune', date_of_birth = '1990-01-01' where id = $1`,
    [client.userId],
  )
  const pay = async (by: TestClient, what: { pack: number } | { amount: number }, outcome: 'paid' | 'twice') => {
    const paymentId = await beginRecharge(by, what)
    await by.call(payInDemo, { params: { paymentId }, body: { outcome } })
    await runJobs(app)
    return paymentId
  }
  await pay(client, { pack: 50 }, 'paid')
  await pay(client, { pack: 8000 }, 'paid')
  const sentBack = await pay(client, { amount: 700 }, 'twice')
  await pay(leaver, { amount: 300 }, 'paid')

  // A consultation paid partly with bonus money, and a dakshina.
  const user = await openDevice(app, client)
  const consultationId = await meet(user, acharya)
  await say(acharya, user, 'Namaste')
  await letPass(app, 60)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  await client.call(giveConsultationDakshina, { params: { consultationId }, body: { amount: 101 }, headers: key() })
  user.socket.disconnect()

  const [one, two] = [await signInAs(app, 'ROLE_ADMIN', 'One'), await signInAs(app, 'ROLE_ADMIN', 'Two')]
  const thing = await newProduct(app.db)
  const { orderId } = (await order(client, [{ productId: thing, quantity: 2 }], { paymentMethod: 'wallet' })).body.data
  await order(client, [{ productId: thing, quantity: 1 }], { paymentMethod: 'wallet' })
  await client.call(cancelOrder, { params: { orderId }, body: {}, headers: key() })
  await one.call(refundRecharge, {
    params: { paymentId: sentBack },
    body: { amount: 200, reason: 'Asked for it back' },
    headers: key(),
  })
  await leaver.call(deleteUser, {
    params: { id: leaver.userId },
    body: { phone_number: leaver.phone, money: 'payBack' },
  })
  const { proposalId } = (
    await one.call(proposeCorrection, {
      body: { account: client.userId, amount: 12.34, reason: 'Charged twice' },
      headers: key(),
    })
  ).body
  await two.call(decideProposal, { params: { proposalId }, body: { confirm: true }, headers: key() })

  // Spend the rest of the paid money, so that bonus money pays for the pooja.
  const [{ paise }] = (await app.db.query<{ paise: number }>(
    'select paid_paise as paise from wallet_account where user_id = $1',
    [client.userId],
  )) as [{ paise: number }]
  await app.movements.payForOrder(app.db, {
    key: 'spent',
    userId: client.userId,
    subject: { kind: 'test', id: 'x' },
    lines: [{ item: 'product', quantity: 1, amountPaise: paise - 700_00, taxPercent: 0, taxPaise: 0 }],
    now: app.clock.now(),
  })
  await book(client, { acharyaId: await openAcharya(app, 1), ...slotIn(app, 3) })
  await earn(app, acharya.userId, 500_00)
  const { batchId } = (await one.call(proposePayouts, { headers: key() })).body
  await two.call(decidePayoutBatch, { params: { batchId: batchId! }, body: { confirm: true }, headers: key() })
  await runJobs(app)
}

/** One row of each kind in each table. */
const tables: Record<string, { kind: string; amounts: string[] }> = {
  wallet_account: {
    kind: `(paid_paise > 0)::text || (bonus_paise > 0)`,
    amounts: ['paid_paise', 'bonus_paise', 'reserved_paid_paise', 'reserved_bonus_paise'],
  },
  earnings_account: { kind: '(balance_paise > 0)::text', amounts: ['balance_paise'] },
  transfer: { kind: 'kind', amounts: [] },
  posting: { kind: 'account', amounts: ['amount_paise'] },
  reservation: { kind: 'state', amounts: ['posted_paise'] },
  receipt: { kind: 'series', amounts: ['total_paise'] },
  payment: {
    kind: `status || purpose || (beyond_paise > 0) || (bonus_paise * 2 >= amount_paise)`,
    amounts: ['amount_paise', 'bonus_paise', 'beyond_paise'],
  },
  payment_refund: { kind: 'reason', amounts: ['amount_paise'] },
  booking: { kind: 'state', amounts: ['pooja_paise', 'samagri_paise', 'dakshina_paise'] },
  consultation: { kind: 'state', amounts: ['charged_paise', 'earned_paise'] },
  shop_order: { kind: 'state', amounts: ['grand_paise', 'total_paise'] },
  shop_order_line: { kind: `'line' || ''`, amounts: ['amount_paise', 'price_paise'] },
  operator_proposal: { kind: 'kind || decision', amounts: ['amount_paise', 'tds_paise'] },
  bonus_share: { kind: `'share' || ''`, amounts: ['share_paise', 'borne_paise'] },
  pack_use: { kind: `'use' || ''`, amounts: ['pack_paise'] },
}

/** Rows whose state column is changed to another state. */
const states = [
  `update payment set status = 'pending' where status = 'paid' and bonus_paise > 0`,
  `update payment set transfer_id = null where transfer_id is not null`,
  `update payment_refund set reason = 'paidTooLate' where reason = 'paidTwice'`,
  `update payment_refund set provider_refund_id = null where status = 'done'`,
  `update payment_refund set key = 'x' where reason = 'byOperator'`,
  `update transfer set kind = 'correction' where kind = 'dakshina'`,
  `update transfer set refund_of = null where kind = 'refund'`,
  `update transfer set user_id = null where kind = 'consultation'`,
  `update posting set account = 'tax', detail = 'gst-18' where account = 'revenue'`,
  `update posting set account = 'revenue' where account = 'promotion_expense'`,
  `update posting set account = 'wallet_bonus' where account = 'wallet_paid' and transfer_id in (select id from transfer where kind = 'dakshina')`,
  `update posting set detail = 'another' where account = 'clearing' and transfer_id in (select transfer_id from payment)`,
  `update reservation set state = 'released', transfer_id = null where state = 'posted'`,
  `update booking set state = 'cancelled' where state = 'confirmed'`,
  `update booking set transfer_id = null where state = 'confirmed'`,
  `update consultation set state = 'ended' where state = 'settled'`,
  `update consultation set transfer_id = null where charged_paise > 0`,
  `update shop_order set payment_state = 'paid', refund_transfer_id = null where payment_state = 'refunded'`,
  `update shop_order set transfer_id = null where payment_state = 'paid'`,
  `update operator_proposal set decision = 'declined', transfer_id = null where kind = 'payout'`,
  `update operator_proposal set decision = null where kind = 'payout'`,
  `update operator_proposal set bonus_paise = amount_paise + 1 where kind = 'payout'`,
  `update payout_batch set decision = 'declined'`,
  `update bonus_share set day = day - 1`,
  `update pack_use set user_id = (select id from user_account where name = 'One')`,
]

test('verify reports every deleted row of the books and every changed amount and state', async () => {
  const app = await consultingApp()
  await populate(app)
  await expectVerified(app.db)
  const reasons = await app.db.query<{ reason: string }>('select distinct reason from payment_refund order by 1')
  expect(reasons.map(({ reason }) => reason)).toEqual(['accountErased', 'byOperator', 'paidTwice'])

  const corruptions = [...states]
  for (const [table, { kind, amounts }] of Object.entries(tables)) {
    const kinds = await app.db.query<{ kind: string | null }>(
      `select distinct ${kind} as kind from ${table} order by 1`,
    )
    expect(kinds, table).not.toEqual([])
    for (const { kind: which } of kinds) {
      // Look the row up by its kind in the same transaction, because background work may rewrite it and so change its
      // ctid.
      const one = `ctid = (select ctid from ${table} where (${kind}) is not distinct from ${which === null ? 'null' : `'${which}'`} order by ctid limit 1)`
      corruptions.push(`delete from ${table} where ${one}`)
      for (const amount of amounts)
        corruptions.push(`update ${table} set ${amount} = coalesce(${amount}, 0) + 1 where ${one}`)
    }
  }
  const unseen: string[] = []
  for (const sql of corruptions) {
    await app.db
      .transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica')
        const changed = await tx.query(`${sql} returning 1`)
        if (changed.length === 0) unseen.push(`nothing was changed by: ${sql}`)
        else if (!(await isSeen(tx))) unseen.push(sql)
        throw new Undone()
      })
      .catch((error: unknown) => {
        // Skip what a table constraint rejects: it cannot occur.
        if (
          !(error instanceof Undone) &&
          !(error instanceof Error && 'code' in error && String(error.code).startsWith('23'))
        )
          throw new Error(sql, { cause: error })
      })
  }
  expect(unseen).toEqual([])
})

/** Stops at the first broken rule. */
async function isSeen(tx: Tx): Promise<boolean> {
  for (const check of checks) if ((await verify(tx, [check])).length > 0) return true
  return false
}

class Undone extends Error {}
