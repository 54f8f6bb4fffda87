import type { Role } from '@sankalp/contract'
import type { OperatorStep } from '@sankalp/contract/operator-rights'

/** The caller according to the token. `operatorStep` is the permission of an operator. */
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
  /** True if the account can do nothing without a factor. */
  isRequired: boolean
  givenAt: Date | null
}

/**
 * Returns the viewer of a token, or null when the token is forged, expired or ended. Synchronous for a token that was
 * looked up a moment ago, unless `anew` is set.
 */
export type Identify = (token: string, anew?: boolean) => Viewer | null | Promise<Viewer | null>

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w.-]{20,200})$/i.exec(header ?? '')
  return match?.[1] ?? null
}
