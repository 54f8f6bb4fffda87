/** Runs tasks of the same key one after the other, in the order they come; those of different keys do not wait. */
export function createKeyedQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const lasts = new Map<string, Promise<void>>()
  return (key, task) => {
    const result = (lasts.get(key) ?? Promise.resolve()).then(task)
    const settled = () => {
      if (lasts.get(key) === last) lasts.delete(key)
    }
    // A failure is its caller's to handle; here it only means that the next may begin.
    const last: Promise<void> = result.then(settled, settled)
    lasts.set(key, last)
    return result
  }
}
