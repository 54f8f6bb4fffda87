/**
 * Groups tasks into turns that are at least `everyMs` apart: tasks that arrive in between run together in the next
 * turn. A single task does not wait; under load many share one turn.
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
