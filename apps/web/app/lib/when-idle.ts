/** Calls back when the browser is idle, at the latest after some seconds. Returns a function that cancels this. */
export function whenIdle(then: () => void, latestMs = 4000): () => void {
  // Missing in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(then, { timeout: latestMs })
  return () => cancelIdleCallback(request)
}
