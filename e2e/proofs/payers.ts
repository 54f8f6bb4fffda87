import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { findRechargePack } from '@sankalp/contract/recharge-packs'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { createTickets } from '@sankalp/server/src/features/auth/tickets.ts'
import { createSecrets } from '@sankalp/server/src/platform/secrets.ts'
import type { Answer, TestClient } from '@sankalp/server/test/test-client.ts'
import { secret } from './ground.ts'

type What = { pack: number } | { amount: number }
type Begun = { key: string; what: What; paymentId: string }

/** A signed-in user with everything confirmed to them: what is stored must never contradict it. */
export type Payer = { client: TestClient; begun: Begun[]; rupees: number }

export type Payers = ReturnType<typeof createPayers>

/** More would only wait for each other. */
const inFlight = 24
const pauseMs = 100

/**
 * Creates users who recharge their wallets repeatedly: start, pay, wait for the credit, read the wallet. Unanswered
 * calls are repeated with the same key.
 */
export function createPayers(payers: readonly Payer[]) {
  const tally = { operations: 0, unanswered: 0, problems: [] as string[] }

  let isGivenUp = false
  const goesOnStill = (goesOn: () => boolean) => goesOn() && !isGivenUp

  async function untilAnswered<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      if (isGivenUp) throw new Error('the server never answered')
      const answer = await ask().catch(() => null)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      tally.unanswered += 1
      await wait(pauseMs + randomInt(pauseMs))
    }
  }

  const begin = (client: TestClient, key: string, what: What) =>
    untilAnswered(() =>
      client.call(recharge, { body: { userId: client.userId, ...what }, headers: { 'Idempotency-Key': key } }),
    )

  async function payOnce({ client, begun }: Payer): Promise<number> {
    const key = randomUUID()
    const what = randomInt(2) === 0 ? { pack: 1000 } : { amount: randomInt(1, 500) }
    const { status, body } = await begin(client, key, what)
    if (status !== 200) throw new Error(`recharge answered ${status} ${body.code}`)
    const { paymentId } = body
    begun.push({ key, what, paymentId })
    tally.operations += 1
    const pressed = await untilAnswered(() =>
      client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } }),
    )
    // PAYMENT_OVER: an earlier press succeeded, but its reply was lost.
    if (pressed.status !== 200 && pressed.body.code !== 'PAYMENT_OVER')
      throw new Error(`paying answered ${pressed.status} ${pressed.body.code}`)
    for (;;) {
      const found = await untilAnswered(() => client.call(getPayment, { params: { paymentId } }))
      if (found.status !== 200) throw new Error(`the started payment was not found: ${found.status} ${found.body.code}`)
      if (found.body.payment.status === 'paid') break
      await wait(pauseMs)
    }
    tally.operations += 1
    return creditOf(what)
  }

  async function readWallet(payer: Payer): Promise<void> {
    const { status, body } = await untilAnswered(() => payer.client.call(getUserWalletDetail))
    const found = status === 200 ? body.wallet.balance : status
    if (found !== payer.rupees)
      throw new Error(`the wallet of ${payer.client.userId} has ${found}, but its owner was credited ${payer.rupees}`)
  }

  /** Pays until stopped; each user's calls come one after the other. */
  async function run(goesOn: () => boolean): Promise<void> {
    const waiting = [...payers]
    async function work(): Promise<void> {
      while (goesOnStill(goesOn)) {
        const payer = waiting.shift()!
        try {
          payer.rupees += await payOnce(payer)
          await readWallet(payer)
        } catch (error) {
          tally.problems.push((error as Error).message)
        }
        waiting.push(payer)
      }
    }
    await Promise.all(Array.from({ length: Math.min(inFlight, payers.length) }, work))
  }

  /** Repeats every earlier call with its key. Returns how many got a different reply. */
  async function repeatAll(): Promise<{ repeated: number; different: number }> {
    const count = { repeated: 0, different: 0 }
    const waiting = [...payers]
    async function work(): Promise<void> {
      for (let payer = waiting.shift(); payer; payer = waiting.shift()) {
        for (const { key, what, paymentId } of payer.begun) {
          const again = await begin(payer.client, key, what)
          count.repeated += 1
          if (again.body.paymentId !== paymentId) count.different += 1
        }
      }
    }
    await Promise.all(Array.from({ length: inFlight }, work))
    return count
  }

  return { payers, tally, run, repeatAll, giveUp: () => void (isGivenUp = true) }
}

/** Signs users in, with tokens that last as long as the longest proof. */
export async function signInPayers(newClient: () => TestClient, count: number): Promise<Payer[]> {
  const tickets = createTickets(createSecrets(secret))
  const payers: Payer[] = []
  while (payers.length < count) {
    const clients = await Promise.all(
      Array.from({ length: Math.min(10, count - payers.length) }, () => newClient().signIn()),
    )
    for (const client of clients) {
      const [sessionId = ''] = client.token!.split('.')
      client.token = tickets.writeToken(sessionId, new Date(Date.now() + 24 * 3_600_000))
      payers.push({ client, begun: [], rupees: 0 })
    }
  }
  return payers
}

function creditOf(what: What): number {
  if ('amount' in what) return what.amount
  return what.pack + findRechargePack(what.pack)!.extra
}
