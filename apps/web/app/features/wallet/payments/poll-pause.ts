const firstMs = 2000
const longestMs = 30_000

/**
 * How long to wait before a pending payment is asked about again: often while somebody is likely to be paying, ever less
 * the longer they have been looking at the page. Without the live channel this is what resolves it.
 */
export function pollPauseMs(sinceMs: number): number {
  return Math.min(Math.max(sinceMs / 8, firstMs), longestMs)
}
