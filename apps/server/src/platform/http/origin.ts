import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from our own pages. Browsers send Origin with every POST and every websocket;
 * whoever sends none is no browser, and carries no visitor's cookie unknowingly.
 */
export function isOwnOrigin({ headers }: { headers: IncomingHttpHeaders }, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const own = new URL(publicUrl)
  if (from.origin === own.origin) return true
  // Under another name of ours, such as an address of the local network: but whoever can write into http://our.name has
  // not got hold of https://our.name.
  return from.host === host && (from.protocol === 'https:' || from.protocol === own.protocol)
}
