type Options = {
  /** So many go together at most. */
  most?: number
  /** From one beginning to the next it takes so long at least, unless as many wait as may go together. */
  everyMs?: number
  /** A group begins only after a turn of the event loop in which nobody joined it: for work whose own cost is far greater than such turns. */
  waitsWhileMoreCome?: boolean
  nowMs?: () => number
}

/**
 * Does the same work for many callers at once: those who come in one turn of the event loop go together, and whoever comes while that is under
 * way, or before the next may begin, goes with all the others who came. Alone nobody waits, and the busier it is, the less each one costs.
 * `work` gives a result for each, in their order.
 */
export function createGathering<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 100, everyMs = 0, waitsWhileMoreCome = false, nowMs = () => performance.now() }: Options = {},
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isUnderWay = false
  let timer: NodeJS.Timeout | undefined
  let begunMs = Number.NEGATIVE_INFINITY

  function goOn(): void {
    if (isUnderWay || waiting.length === 0) return
    const restMs = begunMs + everyMs - nowMs()
    if (restMs <= 0 || waiting.length >= most) {
      clearTimeout(timer)
      timer = undefined
      isUnderWay = true
      // By then all that came in with one packet, or was told of the same answer, has asked for what it wants next.
      runNextTurn()
    } else {
      timer ??= setTimeout(() => {
        timer = undefined
        isUnderWay = true
        void run()
      }, restMs)
    }
  }

  function runNextTurn(): void {
    const known = waiting.length
    setImmediate(() =>
      waitsWhileMoreCome && waiting.length > known && waiting.length < most ? runNextTurn() : void run(),
    )
  }

  async function run(): Promise<void> {
    begunMs = nowMs()
    const group = waiting.slice(0, most)
    waiting = waiting.slice(most)
    try {
      const results = await work(group.map(({ item }) => item))
      if (results.length !== group.length)
        throw new Error(`${group.length} went together and ${results.length} came back`)
      group.forEach(({ resolve }, index) => resolve(results[index]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    isUnderWay = false
    goOn()
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      goOn()
    })
}
