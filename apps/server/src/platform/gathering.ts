type Limits = {
  /** So many go together at most. */
  most?: number
  /** So many groups are under way at once. */
  groups?: number
}

/**
 * Does the same work for many callers at once: those who come in one turn of the event loop go together, and whoever comes while that is under way waits
 * for its end and goes with all the others who came. Nobody waits for company, and the busier it is, the less each one costs. `work` gives a
 * result for each, in their order.
 */
export function createGathering<Item, Result>(work: (items: readonly Item[]) => Promise<readonly Result[]>, { most = 100, groups = 1 }: Limits = {}): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let underWay = 0
  let isAboutToGo = false

  function goSoon(): void {
    if (isAboutToGo || waiting.length === 0 || underWay >= groups) return
    isAboutToGo = true
    setImmediate(() => {
      isAboutToGo = false
      while (waiting.length > 0 && underWay < groups) {
        const group = waiting.slice(0, most)
        waiting = waiting.slice(most)
        void go(group)
      }
    })
  }

  async function go(group: readonly Waiting[]): Promise<void> {
    underWay += 1
    try {
      const results = await work(group.map(({ item }) => item))
      if (results.length !== group.length) throw new Error(`${group.length} went together and ${results.length} came back`)
      group.forEach(({ resolve }, index) => resolve(results[index]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    underWay -= 1
    goSoon()
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      goSoon()
    })
}
