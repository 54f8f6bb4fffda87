import { secondFactor } from '@sankalp/contract/second-factor-rules'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { Factor, Viewer } from './viewer.ts'

type Asked = Pick<Endpoint, 'access' | 'freshFactor'>

/** Returns whether a call of an operator or acharya requires the second factor first. */
export function owesFactor({ access, freshFactor }: Asked, { factor }: Viewer, now: Date): boolean {
  if ((access !== 'admin' && access !== 'acharya') || !factor) return false
  if (!factor.isSetUp) return factor.isRequired
  return freshFactor ? !isFresh(factor, now) : factor.givenAt === null
}

/** A clock that was set back makes `givenAt` a future time: accept it for no longer than the normal period. */
function isFresh({ givenAt }: Factor, now: Date): boolean {
  return givenAt !== null && Math.abs(now.getTime() - givenAt.getTime()) < secondFactor.freshMinutes * 60_000
}

/**
 * Returns whether a connection may receive events: not before the factor was given, because an acharya's events arrive
 * unrequested.
 */
export function mayListen({ factor }: Viewer): boolean {
  return !factor?.isSetUp || factor.givenAt !== null
}
