import { randomUUID } from 'node:crypto'
import { indiaDay } from '@sankalp/contract/india-time'
import { bonusSharePaise } from '@sankalp/contract/wallet-rules'
import fc from 'fast-check'
import { releaseMoney, reserveMoney } from '../src/features/wallet/ledger.ts'
import type { Movements } from '../src/features/wallet/movements.ts'
import type { Db, Tx } from '../src/platform/db/db.ts'
import { bill, openAccount, pocketsOf } from './ledger.ts'

/**
 * Runs the same random operations on the ledger and on a model of a few lines, with a clock of their own. Wherever the
 * two differ, the ledger or the model is wrong.
 */
type Operation =
  | { kind: 'recharge'; paid: number; bonus: number }
  | { kind: 'pay'; amount: number }
  | { kind: 'bless'; amount: number; dakshina: number }
  | { kind: 'reserve'; amount: number }
  | { kind: 'settle'; which: number; share: number }
  | { kind: 'release'; which: number }
  | { kind: 'refund'; which: number; share: number }
  | { kind: 'limit'; limit: number | null }
  | { kind: 'wait'; hours: number }

/**
 * With `crashes`, the process dies after the work and before its transaction ends. With `isOwn`, a movement is a
 * transaction of its own, which uses another database function.
 */
export type Step = { operation: Operation; crashes: boolean; isOwn: boolean }

const amount = fc.integer({ min: 1, max: 60_000 })
const which = fc.nat(20)
const share = fc.double({ min: 0, max: 1, noNaN: true })

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('recharge' as const), paid: amount, bonus: fc.nat(20_000) }),
  fc.record({ kind: fc.constant('pay' as const), amount }),
  fc.record({ kind: fc.constant('bless' as const), amount, dakshina: fc.nat(5_000) }),
  fc.record({ kind: fc.constant('reserve' as const), amount }),
  fc.record({ kind: fc.constant('settle' as const), which, share }),
  fc.record({ kind: fc.constant('release' as const), which }),
  fc.record({ kind: fc.constant('refund' as const), which, share }),
  fc.record({ kind: fc.constant('limit' as const), limit: fc.option(fc.integer({ min: 1, max: 100_000 })) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
)

export const steps = (maxLength: number) =>
  fc.array(fc.record({ operation, crashes: fc.nat(9).map((roll) => roll === 0), isOwn: fc.boolean() }), {
    minLength: 1,
    maxLength,
    size: 'max',
  })

type Reserved = { id: string; paid: number; bonus: number; day: string }
/** `borne`: the part of an acharya's share of bonus money that we bear on that day. */
type Charged = {
  transferId: string
  paid: number
  bonus: number
  refunded: number
  borne?: { day: string; paise: number }
}

class Crash extends Error {}

/** Runs the steps on both, and throws where they differ. */
export async function runSteps(db: Db, movements: Movements, userId: string, all: readonly Step[]): Promise<void> {
  const model = {
    paid: 0,
    bonus: 0,
    limit: null as number | null,
    spentOn: '',
    spent: 0,
    open: [] as Reserved[],
    charges: [] as Charged[],
  }
  const acharya = await openAccount(db)
  let nowMs = Date.parse('2026-04-01T00:00:00Z')

  const held = (pocket: 'paid' | 'bonus') => model.open.reduce((sum, one) => sum + one[pocket], 0)
  const free = () => ({ paid: model.paid - held('paid'), bonus: model.bonus - held('bonus') })
  const spentOn = (day: string) => (model.spentOn === day ? model.spent : 0)
  const split = (wanted: number, from: { paid: number; bonus: number }) => {
    const paid = Math.min(wanted, from.paid)
    return { paid, bonus: wanted - paid }
  }

  for (const { operation: next, crashes, isOwn } of all) {
    const now = new Date(nowMs)
    const day = indiaDay(now)
    /** Runs an operation on the ledger. Returns the code of its refusal, or null on success. */
    const attempt = async (
      work: (tx: Tx) => Promise<unknown>,
      alone?: (db: Db) => Promise<unknown>,
    ): Promise<string | null> => {
      try {
        if (alone && isOwn && !crashes) await alone(db)
        else
          await db.transaction(async (tx) => {
            await work(tx)
            if (crashes) throw new Crash()
          })
        return null
      } catch (error) {
        if (error instanceof Crash) return 'crash'
        return error instanceof Error && 'code' in error ? String(error.code) : (error as Error).constructor.name
      }
    }
    const attemptMove = (work: (on: Tx | Db) => Promise<unknown>) => attempt(work, work)
    /** Returns the refusal that the model expects for spending this amount. */
    const refusal = (wanted: number): string | null => {
      const { paid, bonus } = free()
      if (wanted > paid + bonus) return 'INSUFFICIENT_BALANCE'
      return model.limit !== null && spentOn(day) + wanted > model.limit ? 'DAILY_LIMIT_REACHED' : null
    }
    const spend = (wanted: number) => {
      model.spent = spentOn(day) + wanted
      model.spentOn = day
    }
    const expectSame = (ours: string | null, expected: string | null) => {
      const wanted = expected ?? (crashes ? 'crash' : null)
      if (ours !== wanted) throw new Error(`${JSON.stringify(next)} answered ${ours}, the model says ${wanted}`)
      return wanted === null
    }

    switch (next.kind) {
      case 'recharge': {
        const credit = {
          userId,
          paymentId: randomUUID(),
          provider: 'model',
          paidPaise: next.paid,
          bonusPaise: next.bonus,
          now,
        }
        if (!expectSame(await attemptMove((on) => movements.recharge(on, credit)), null)) break
        model.paid += next.paid
        model.bonus += next.bonus
        break
      }
      case 'pay': {
        let transferId = ''
        const ours = await attemptMove(
          async (on) =>
            ({ transferId } = await movements.payForOrder(
              on,
              bill(userId, next.amount, { now, taxPaise: Math.floor(next.amount / 7) }),
            )),
        )
        if (!expectSame(ours, refusal(next.amount))) break
        const taken = split(next.amount, free())
        spend(next.amount)
        model.paid -= taken.paid
        model.bonus -= taken.bonus
        model.charges.push({ transferId, ...taken, refunded: 0 })
        break
      }
      case 'bless': {
        const { amount: price, dakshina } = next
        const earnings = [{ ownerId: acharya, amountPaise: Math.floor(price * 0.6) + dakshina }]
        const plain = bill(userId, price, { now, earnings })
        const gift = { item: 'dakshina', quantity: 1, amountPaise: dakshina, taxPercent: 0, taxPaise: 0 } as const
        const made = { transferId: '', earnedPaise: 0 }
        const ours = await attemptMove(async (on) =>
          Object.assign(
            made,
            await movements.payForPooja(on, { ...plain, lines: dakshina > 0 ? [...plain.lines, gift] : plain.lines }),
          ),
        )
        const { paid, bonus } = free()
        if (!expectSame(ours, bonus > 0 && paid < dakshina ? 'DAKSHINA_FROM_PAID_MONEY' : refusal(price + dakshina)))
          break
        const taken = split(price + dakshina, { paid, bonus })
        const shared = Math.floor((Math.floor(price * 0.6) * taken.bonus) / price)
        const before = model.charges.reduce(
          (sum, { borne, refunded }) => (borne?.day === day && refunded === 0 ? sum + borne.paise : sum),
          0,
        )
        const borne = { day, paise: Math.min(shared, Math.max(0, bonusSharePaise - before)) }
        const earned = Math.floor(price * 0.6) + dakshina - shared + borne.paise
        if (made.earnedPaise !== earned)
          throw new Error(`${JSON.stringify(next)} earned ${made.earnedPaise}, the model says ${earned}`)
        spend(price + dakshina)
        model.paid -= taken.paid
        model.bonus -= taken.bonus
        model.charges.push({ transferId: made.transferId, ...taken, refunded: 0, borne })
        break
      }
      case 'reserve': {
        const id = randomUUID()
        const reservation = {
          id,
          userId,
          subject: { kind: 'consultation', id },
          amountPaise: next.amount,
          now,
          expiresAt: now,
        }
        if (!expectSame(await attempt((tx) => reserveMoney(tx, reservation)), refusal(next.amount))) break
        model.open.push({ id, day, ...split(next.amount, free()) })
        spend(next.amount)
        break
      }
      case 'settle': {
        const one = model.open[next.which % Math.max(1, model.open.length)]
        if (!one) break
        const total = one.paid + one.bonus
        const taken = Math.max(1, Math.round(total * next.share))
        let transferId = ''
        const ours = await attemptMove(
          async (on) =>
            ({ transferId } = await movements.payForConsultation(
              on,
              bill(userId, taken, { now, reservationId: one.id }),
            )),
        )
        if (!expectSame(ours, null)) break
        const parts = split(taken, one)
        model.open = model.open.filter((other) => other !== one)
        if (model.spentOn === one.day) model.spent = Math.max(0, model.spent - (total - taken))
        model.paid -= parts.paid
        model.bonus -= parts.bonus
        model.charges.push({ transferId, ...parts, refunded: 0 })
        break
      }
      case 'release': {
        const one = model.open[next.which % Math.max(1, model.open.length)]
        if (!one) break
        if (!expectSame(await attempt((tx) => releaseMoney(tx, one.id, 'released', now)), null)) break
        model.open = model.open.filter((other) => other !== one)
        if (model.spentOn === one.day) model.spent = Math.max(0, model.spent - one.paid - one.bonus)
        break
      }
      case 'refund': {
        const one = model.charges[next.which % Math.max(1, model.charges.length)]
        if (!one) break
        const left = one.paid + one.bonus - one.refunded
        const back = Math.max(1, Math.round(left * next.share))
        const refund = {
          key: randomUUID(),
          transferId: one.transferId,
          rule: 'mistakeOfOurs',
          amountPaise: back,
          now,
        } as const
        if (!expectSame(await attempt((tx) => movements.refund(tx, refund)), left === 0 ? 'ALREADY_REFUNDED' : null))
          break
        const bonusBack = Math.min(one.refunded + back, one.bonus) - Math.min(one.refunded, one.bonus)
        one.refunded += back
        model.bonus += bonusBack
        model.paid += back - bonusBack
        break
      }
      case 'limit':
        await db.query('update wallet_account set limit_paise = $2 where user_id = $1', [userId, next.limit])
        model.limit = next.limit
        break
      case 'wait':
        nowMs += next.hours * 3_600_000
    }
    const found = await pocketsOf(db, userId)
    const expected = { paid: model.paid, bonus: model.bonus, reserved: held('paid') + held('bonus') }
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Error(
        `after ${JSON.stringify(next)}: ${JSON.stringify(found)}, the model has ${JSON.stringify(expected)}`,
      )
  }
}

/** Runs many such tests, each with a wallet of its own. Reports a failure with its seed, shrunk as far as possible. */
export async function checkModel(
  db: Db,
  movements: Movements,
  { runs, steps: length, seed }: { runs: number; steps: number; seed: number },
): Promise<{ failure: string | null; operations: number }> {
  let operations = 0
  const property = fc.asyncProperty(steps(length), async (all) => {
    operations += all.length
    await runSteps(db, movements, await openAccount(db), all)
  })
  const result = await fc.check(property, { numRuns: runs, seed })
  return { failure: result.failed ? fc.defaultReportMessage(result)! : null, operations }
}
