/**
 * Creates a queue that runs tasks of the same key one after the other, in order. Tasks of different keys do not wait
 * for each other.
 */
export function createKeyedQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const lasts = new Map<string, Promise<void>>()
  return (key, task) => {
    const result = (lasts.get(key) ?? Promise.resolve()).then(task)
    const settled = () => {
      if (lasts.get(key) === last) lasts.delete(key)
    }
    // The caller handles a failure. Here it only means that the next task may begin.
    const last: Promise<void> = result.then(settled, settled)
    lasts.set(key, last)
    return result
  }
}
