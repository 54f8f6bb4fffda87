/** Waits for work that goes on by itself, but not for longer than so many milliseconds. */
export async function waitAtMost(patienceMs: number, work: Promise<unknown>): Promise<void> {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, patienceMs)
  await Promise.race([work, patience.promise])
  clearTimeout(timer)
}
