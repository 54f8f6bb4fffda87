import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { verify } from '@sankalp/server/src/app/verify.ts'
import type { Payers } from './payers.ts'
import type { Report } from './proof.ts'

type Stored = { id: string; userId: string; status: string; credits: number }

/** Compares what is stored with everything confirmed to users. `spent` is what has left each wallet since, in paise. */
export async function checkMoney(
  report: Report,
  db: Db,
  { payers, tally }: Payers,
  spent: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const payments = await db.query<Stored>(
    `select p.id, p.user_id as "userId", p.status, count(t.id)::integer as credits from payment p
     left join transfer t on t.kind = 'recharge' and t.subject = 'payment' and t.subject_id = p.id::text group by p.id`,
  )
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const begun = payers.flatMap(({ client, begun: all }) =>
    all.map(({ paymentId }) => ({ paymentId, userId: client.userId })),
  )
  const lost = begun.filter(
    ({ paymentId, userId }) => byId.get(paymentId)?.userId !== userId || byId.get(paymentId)?.status !== 'paid',
  )
  report.check(
    `nothing acknowledged is lost: all ${begun.length} payments are there and paid`,
    lost.length === 0,
    lost[0]?.paymentId,
  )
  report.check(
    'nothing is doubled: as many payments as keys, one credit for each',
    payments.length === begun.length && payments.every(({ credits }) => credits === 1),
    payments.length,
  )

  const wallets = new Map(
    (
      await db.query<{ userId: string; paise: number }>(
        'select user_id as "userId", paid_paise + bonus_paise as paise from wallet_account',
      )
    ).map(({ userId, paise }) => [userId, paise]),
  )
  const wrong = payers.filter(
    ({ client: { userId }, rupees }) => wallets.get(userId) !== rupees * 100 - (spent.get(userId) ?? 0),
  )
  report.check(
    `each of ${payers.length} wallets has what its owner was told, to the paisa`,
    wrong.length === 0,
    wrong[0]?.client.userId,
  )
  const [{ sum } = { sum: -1 }] = await db.query<{ sum: number }>(
    'select coalesce(sum(amount_paise), 0)::bigint as sum from posting',
  )
  report.check('all entries sum to zero', sum === 0, sum)
  report.check(
    'no wallet ever showed anything else to its owner',
    tally.problems.length === 0,
    tally.problems.slice(0, 3).join('; ') || undefined,
  )
  const broken = await verify(db)
  report.check('verify finds nothing', broken.length === 0, broken.length > 0 ? JSON.stringify(broken) : undefined)
}
