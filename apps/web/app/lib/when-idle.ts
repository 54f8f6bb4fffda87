/** Calls back when the browser has nothing better to do, at the latest after some seconds. The function it returns cancels that. */
export function whenIdle(then: () => void, latestMs = 4000): () => void {
  // Absent in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(then, { timeout: latestMs })
  return () => cancelIdleCallback(request)
}
