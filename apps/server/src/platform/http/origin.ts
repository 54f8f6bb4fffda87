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
  return from.origin === new URL(publicUrl).origin || (host !== undefined && from.host === host)
}
