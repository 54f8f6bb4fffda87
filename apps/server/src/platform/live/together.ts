/**
 * Lets things be done at once, but in turns that are so far apart at least: what comes in between waits for the next turn and is done with it.
 * Alone nobody waits; when much is going on, many share one turn.
 */
export function createTogether(everyMs: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let lastMs = Number.NEGATIVE_INFINITY

  function go(): void {
    timer = undefined
    lastMs = performance.now()
    const all = waiting
    waiting = []
    for (const start of all) start()
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => void work().then(resolve, reject))
      if (timer) return
      const restMs = lastMs + everyMs - performance.now()
      if (restMs > 0) timer = setTimeout(go, restMs)
      else go()
    })
}
