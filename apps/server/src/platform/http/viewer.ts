import type { Role } from '@sankalp/contract'
import type { OperatorStep } from '@sankalp/contract/operator-rights'

/** Who is calling, as the token says. `operatorStep` is what an operator may do. */
export type Viewer = {
  userId: string
  role: Role
  sessionId: string
  operatorStep?: OperatorStep | null
  factor?: Factor
}

/** The second factor of an account, and when this session gave it. */
export type Factor = {
  isSetUp: boolean
  /** This account can do nothing without one. */
  isRequired: boolean
  givenAt: Date | null
}

/** Finds out whose token this is; null when it is forged, expired or ended. At once when it was asked for a moment ago, unless it is to be asked `anew`. */
export type Identify = (token: string, anew?: boolean) => Viewer | null | Promise<Viewer | null>

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w.-]{20,200})$/i.exec(header ?? '')
  return match?.[1] ?? null
}
