import type { Role } from '@sankalp/contract'
import type { OperatorStep } from '@sankalp/contract/operator-rights'

/** Who is calling, as the token says. `operatorStep` is what an operator may do. */
export type Viewer = { userId: string; role: Role; sessionId: string; operatorStep?: OperatorStep | null }

/** Finds out whose token this is; null when it is forged, expired or ended. At once when it was asked for a moment ago. */
export type Identify = (token: string) => Viewer | null | Promise<Viewer | null>

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w.-]{20,200})$/i.exec(header ?? '')
  return match?.[1] ?? null
}
