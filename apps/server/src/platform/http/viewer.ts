import type { Role } from '@sankalp/contract'

/** Who is calling, as the token says. */
export type Viewer = { userId: string; role: Role; sessionId: string }

/** Finds out whose token this is; null when it is forged, expired or ended. At once when it was asked for a moment ago. */
export type Identify = (token: string) => Viewer | null | Promise<Viewer | null>

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w.-]{20,200})$/i.exec(header ?? '')
  return match?.[1] ?? null
}
