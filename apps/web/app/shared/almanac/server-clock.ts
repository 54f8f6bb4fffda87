/** Less than this is the way over the network, not a wrong clock. */
const noticeableMs = 3000

let asked: Promise<number> | null = null

/** How far the clock of this device is behind that of the server, in milliseconds; 0 when the server cannot be asked. */
export function findSkew(): Promise<number> {
  return (asked ??= measureSkew())
}

async function measureSkew(): Promise<number> {
  const sentAt = Date.now()
  try {
    const { headers } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    // The header tells whole seconds: on the average half a second has passed since.
    const skewMs = Date.parse(headers.get('date') ?? '') + 500 - (sentAt + Date.now()) / 2
    return Math.abs(skewMs) > noticeableMs ? skewMs : 0
  } catch {
    asked = null
    return 0
  }
}
