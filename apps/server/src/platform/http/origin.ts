import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns whether a request comes from our own pages. Browsers send Origin with every POST and every websocket. A
 * client without it is not a browser, so it cannot send a visitor's cookie unknowingly.
 */
export function isOwnOrigin({ headers }: { headers: IncomingHttpHeaders }, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const own = new URL(publicUrl)
  if (from.origin === own.origin) return true
  // The request uses another name of ours, such as an address of the local network. A page on http://our.name must not
  // act as https://our.name.
  return from.host === host && (from.protocol === 'https:' || from.protocol === own.protocol)
}
