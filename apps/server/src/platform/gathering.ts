/** So many go together at most. */
const usualMost = 100

/**
 * Does the same work for many callers at once: those who come in one turn of the event loop go together, and whoever comes while that is under way waits
 * for its end and goes with all the others who came. Nobody waits for company, and the busier it is, the less each one costs. `work` gives a
 * result for each, in their order.
 */
export function createGathering<Item, Result>(work: (items: readonly Item[]) => Promise<readonly Result[]>, most = usualMost): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isUnderWay = false

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const results = await work(group.map(({ item }) => item))
        if (results.length !== group.length) throw new Error(`${group.length} went together and ${results.length} came back`)
        group.forEach(({ resolve }, index) => resolve(results[index]!))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
      await endOfTurn()
    }
    isUnderWay = false
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isUnderWay) return
      isUnderWay = true
      void endOfTurn().then(run)
    })
}

/** By then all that came in with one packet, or was told of the same answer, has asked for what it wants next. */
function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
