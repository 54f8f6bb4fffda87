import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Act } from './acts.ts'
import { GaveUp, type Person, Refused } from './people.ts'
import { type Part, type Stage, parts } from './stage.ts'
import { type Kind, type Tally, createTally } from './tally.ts'

/**
 * A day of the product in percent: most users read, some have a chart made, few pay, and fewer are in a consultation at
 * this moment.
 */
const mix: Record<Kind, number> = { read: 60, chart: 12, chat: 9, recharge: 6, order: 5, call: 4, book: 4 }

export type Acts = Record<Kind, Act>
export type StepResult = ReturnType<Tally['summary']> & {
  people: number
  perSecond: number
  cores: Record<Part, number>
  megabytes: Record<Part, number>
}

type Asked = {
  stage: Stage
  acts: Acts
  people: readonly Person[]
  seconds: number
  thinkMs: number
  during?: () => Promise<void>
}

/** Runs a number of users for some time; each does one action after the other with a pause to read in between. */
export async function runStep({ stage, acts, people, seconds, thinkMs, during }: Asked): Promise<StepResult> {
  const tally = createTally()
  const before = stage.used()
  const startedAt = performance.now()
  const goesOn = () => performance.now() - startedAt < seconds * 1000

  async function live(person: Person): Promise<void> {
    // Do not start all at the same moment.
    await wait(randomInt(thinkMs))
    while (goesOn()) {
      const kind = choose()
      await acts[kind](person, tally).catch((error: unknown) => {
        if (error instanceof Refused) tally.refused(kind, error.message)
        else if (error instanceof GaveUp) tally.failed(kind, error.message)
        else throw error
      })
      await wait(thinkMs * -Math.log(1 - Math.random()))
    }
  }
  // Measure while all are active: waiting for the last ones would make every part look less busy than it was.
  const inTheEnd = wait(seconds * 1000).then(() => ({
    after: stage.used(),
    busySeconds: (performance.now() - startedAt) / 1000,
  }))
  await Promise.all([...people.map(live), during?.()])
  const elapsed = (performance.now() - startedAt) / 1000
  const { after, busySeconds } = await inTheEnd
  const summary = tally.summary()
  return {
    ...summary,
    people: people.length,
    perSecond: summary.answered / elapsed,
    // A restarted process has used less than before.
    cores: eachPart((part) => Math.max(0, after[part].cpuSeconds - before[part].cpuSeconds) / busySeconds),
    megabytes: eachPart((part) => after[part].megabytes),
  }
}

function choose(): Kind {
  let at = randomInt(100)
  for (const [kind, share] of Object.entries(mix) as [Kind, number][]) {
    if (at < share) return kind
    at -= share
  }
  return 'read'
}

function eachPart(of: (part: Part) => number): Record<Part, number> {
  return Object.fromEntries(parts.map((part) => [part, of(part)])) as Record<Part, number>
}

export type Limits = { p99Ms: number; failedShare: number }

/** Returns the exceeded limit and the part that was busiest at that moment; null if there is none. */
export function whatGave(
  { p99, failed, answered, reasons, cores }: StepResult,
  limits: Limits,
  machineCores: number,
): string | null {
  const failures =
    failed > (answered + failed) * limits.failedShare
      ? `${failed} of ${answered + failed} failed (${reasons.find(([text]) => text.includes('FAILED'))?.[0]})`
      : null
  const slow = p99 > limits.p99Ms ? `p99 is ${Math.round(p99)} ms, above ${limits.p99Ms}` : null
  if (failures === null && slow === null) return null
  const all = parts.reduce((sum, part) => sum + cores[part], 0)
  const busiest = parts.toSorted((a, b) => cores[b] - cores[a])[0]!
  // A node's JavaScript uses one core, whatever the machine has.
  const why =
    all > machineCores * 0.9
      ? `the machine is full (${all.toFixed(1)} of ${machineCores} cores); ${busiest} takes the most`
      : cores['this script'] > 0.85
        ? 'this script has no time left: the servers might do more, run it on another machine'
        : cores[busiest] > 0.85 && busiest.startsWith('node')
          ? `${busiest} has used up its core`
          : `${busiest} is busiest (${cores[busiest].toFixed(2)} cores), but nothing is used up: look at locks, connections and the disk`
  return `${[failures, slow].filter(Boolean).join('; ')}: ${why}`
}
