import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Ground } from './ground.ts'
import type { LedgerAnswer, LedgerCall } from './ledger.process.ts'
import type { Payer } from './payers.ts'
import type { Report } from './proof.ts'

const program = fileURLToPath(new URL('./ledger.process.ts', import.meta.url))
const inFlight = 16
const mostPaise = 5_00

/**
 * Runs consultations: money is reserved, then the price is taken or all of it released, in a process that is killed at
 * random. Unanswered calls are repeated. Returns what has left each wallet, in paise.
 */
export async function consult(
  report: Report,
  ground: Ground,
  payers: readonly Payer[],
  { kills, operations }: { kills: number; operations: number },
): Promise<Map<string, number>> {
  const ledger = createLedgerProcess(ground)
  const left = new Map(payers.map(({ client, rupees }) => [client.userId, rupees * 100]))
  const spent = new Map<string, number>()
  const problems: string[] = []
  let done = 0
  let killed = 0

  async function holdOne(userId: string): Promise<void> {
    const id = randomUUID()
    const paise = randomInt(1, Math.min(mostPaise, left.get(userId)!) + 1)
    const ask = (call: Omit<LedgerCall, 'call' | 'id' | 'userId'>) => ledger.ask({ id, userId, ...call })
    await ask({ kind: 'reserve', paise })
    done += 1
    const end =
      randomInt(4) === 0
        ? ({ kind: 'release', paise: 0 } as const)
        : ({ kind: 'settle', paise: randomInt(1, paise + 1) } as const)
    const first = await ask(end)
    done += 1
    if (randomInt(4) === 0 && (await ask(end)) !== first)
      problems.push(`${end.kind} of ${id} answered otherwise the second time`)
    if (first.startsWith('failed')) problems.push(first)
    left.set(userId, left.get(userId)! - end.paise)
    spent.set(userId, (spent.get(userId) ?? 0) + end.paise)
  }

  const goesOn = () => killed < kills || done < operations
  await ledger.start()
  const waiting = payers.map(({ client }) => client.userId)
  const consulting = Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (goesOn()) {
        const userId = waiting.shift()
        // Every user is busy or has no money left.
        if (!userId) return
        await holdOne(userId)
        if (left.get(userId)! > 0) waiting.push(userId)
      }
    }),
  )
  for (; killed < kills; killed += 1) {
    while (done < ((killed + Math.random()) * operations) / kills) await wait(2)
    await wait(randomInt(20))
    await ledger.kill()
    await ledger.start()
  }
  await consulting
  await ledger.kill()
  report.figure(
    `consultations on ${ground.name}`,
    `${killed} kills over ${done} reservations and their ends; ${ledger.unanswered()} calls without an answer, made again`,
  )
  report.check(
    'every end of a consultation, repeated, is the first one',
    problems.length === 0,
    problems.slice(0, 3).join('; ') || undefined,
  )
  return spent
}

function createLedgerProcess({ stored }: Ground) {
  let child: ChildProcess | undefined
  let lastCall = 0
  let unanswered = 0
  const open = new Map<number, { call: LedgerCall; answer: (result: string) => void }>()

  return {
    unanswered: () => unanswered,
    async start() {
      const next = fork(program, { env: { ...process.env, ...stored }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const [ready] = await once(next, 'message')
      if (ready !== 'ready') throw new Error('the ledger process did not start')
      next.on('message', ({ call, result }: LedgerAnswer) => {
        open.get(call)?.answer(result)
        open.delete(call)
      })
      child = next
      // Repeat the unanswered calls.
      for (const { call } of open.values()) next.send(call)
      unanswered += open.size
    },
    async kill() {
      const last = child!
      child = undefined
      const exit = once(last, 'exit')
      last.kill('SIGKILL')
      await exit
    },
    ask(asked: Omit<LedgerCall, 'call'>): Promise<string> {
      const call = { ...asked, call: ++lastCall }
      return new Promise((answer) => {
        open.set(call.call, { call, answer })
        child?.send(call, () => undefined)
      })
    },
  }
}
