import type { Clock } from '../platform/clock.ts'

/**
 * Something that takes a while, as a generator: each value is how many seconds it waits before it goes on. Others go on
 * meanwhile.
 */
export type Story = AsyncGenerator<number, void>

type Entry = { atMs: number; order: number; goOn: () => Promise<number | null> }

export type Timeline = ReturnType<typeof createTimeline>

type Needs = {
  startsAt: Date
  /** Whether somebody is in a consultation, whose connections must show that they are alive. */
  isTalking: () => boolean
  /** Lets every connection show that it is alive. */
  beat: () => Promise<void>
}

/** Shorter than the silence after which a connection counts as lost (`freshSeconds` of the consultations). */
const beatMs = 4900

/** Runs stories in the order of time, by a clock that only this moves: from one event to the next. */
export function createTimeline({ startsAt, isTalking, beat }: Needs) {
  let nowMs = startsAt.getTime()
  let beatenMs = nowMs
  let order = 0
  const waiting: Entry[] = []
  const clock: Clock = { now: () => new Date(nowMs) }

  function insert(entry: Entry): void {
    const after = waiting.findIndex(
      ({ atMs, order: o }) => atMs > entry.atMs || (atMs === entry.atMs && o > entry.order),
    )
    waiting.splice(after === -1 ? waiting.length : after, 0, entry)
  }

  /** Waits until the next event, while connections show that they are alive. */
  async function wait(untilMs: number): Promise<void> {
    while (isTalking() && beatenMs + beatMs <= untilMs) {
      nowMs = beatenMs + beatMs
      await beat()
      beatenMs = nowMs
    }
    nowMs = Math.max(nowMs, untilMs)
    if (!isTalking()) beatenMs = nowMs
  }

  return {
    clock,
    /** Begins a story at an instant. */
    tell(at: Date, story: Story): void {
      const goOn = async () => {
        const { done, value } = await story.next()
        return done ? null : value
      }
      insert({ atMs: at.getTime(), order: (order += 1), goOn })
    },
    /** Does something at an instant, or now if that is over. */
    at(at: Date, work: () => Promise<unknown>): void {
      const goOn = async () => {
        await work()
        return null
      }
      insert({ atMs: at.getTime(), order: (order += 1), goOn })
    },
    /** Runs everything up to an instant. What is due later is dropped. */
    async run(until: Date): Promise<void> {
      for (let next = waiting.shift(); next && next.atMs <= until.getTime(); next = waiting.shift()) {
        await wait(next.atMs)
        const seconds = await next.goOn()
        if (seconds !== null) insert({ ...next, atMs: nowMs + seconds * 1000, order: (order += 1) })
      }
      await wait(until.getTime())
    },
  }
}
