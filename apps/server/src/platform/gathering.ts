/** So many go together at most. */
const usualMost = 100

/**
 * Does the same work for many callers at once: the first begins at once, and whoever comes while that is under way waits for its end and goes
 * with all the others who came. Nobody waits for company, and the busier it is, the less each one costs. `work` gives a result for each, in
 * their order.
 */
export function createGathering<Item, Result>(work: (items: readonly Item[]) => Promise<readonly Result[]>, most = usualMost): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isUnderWay = false

  async function run(): Promise<void> {
    isUnderWay = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const results = await work(batch.map(({ item }) => item))
        if (results.length !== batch.length) throw new Error(`${batch.length} went together and ${results.length} came back`)
        batch.forEach(({ resolve }, index) => resolve(results[index]!))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isUnderWay = false
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isUnderWay) void run()
    })
}
