/** A smaller difference is network delay, not a wrong clock. */
const noticeableMs = 3000

let asked: Promise<number> | null = null

/** Returns how far the device's clock is behind the server's, in milliseconds; 0 if the server cannot be reached. */
export function findSkew(): Promise<number> {
  return (asked ??= measureSkew())
}

async function measureSkew(): Promise<number> {
  const sentAt = Date.now()
  try {
    const { headers } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    // The header has whole seconds: on average half a second has passed since.
    const skewMs = Date.parse(headers.get('date') ?? '') + 500 - (sentAt + Date.now()) / 2
    return Math.abs(skewMs) > noticeableMs ? skewMs : 0
  } catch {
    asked = null
    return 0
  }
}
