export const retryForMs = 15_000
const firstWaitMs = 500
const longestWaitMs = 4000

type Retrying = {
  isPassing: (error: unknown) => boolean
  onTryingAgain?: () => void
  signal?: AbortSignal
}

/** Retries until it succeeds, fails for good, or 15 s have passed. Waits a little longer each time. */
export async function retryForAWhile<T>(
  attempt: () => Promise<T>,
  { isPassing, onTryingAgain, signal }: Retrying,
): Promise<T> {
  const giveUpAt = Date.now() + retryForMs
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error) || Date.now() + waitMs > giveUpAt) throw error
    }
    onTryingAgain?.()
    await waitOrOnline(waitMs, signal)
  }
}

/** Waits, but ends the wait at once when the network returns. */
function waitOrOnline(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const target = typeof window === 'undefined' ? undefined : window
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      target?.removeEventListener('online', onOnline)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    const onOnline = () => finish(resolve)
    const onAbort = () => finish(() => reject(new DOMException('aborted', 'AbortError')))
    const timer = setTimeout(onOnline, waitMs)
    target?.addEventListener('online', onOnline)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
  })
}
