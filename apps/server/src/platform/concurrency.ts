/** Runs tasks a few at a time, in the order they come. */
export function limitConcurrency(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (task) => {
    // A task that ends passes its slot to the one that has waited longest, so that no later one overtakes it.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
