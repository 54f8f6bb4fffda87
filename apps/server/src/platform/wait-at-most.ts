/** Waits for work that continues by itself, but at most this many milliseconds. */
export async function waitAtMost(patienceMs: number, work: Promise<unknown>): Promise<void> {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, patienceMs)
  await Promise.race([work, patience.promise])
  clearTimeout(timer)
}
