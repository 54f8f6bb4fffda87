import { secondFactor } from '@sankalp/contract/second-factor-rules'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { Factor, Viewer } from './viewer.ts'

type Asked = Pick<Endpoint, 'access' | 'freshFactor'>

/** Whether a call of the operator's or the acharya's side has to wait for the second factor of its session. */
export function owesFactor({ access, freshFactor }: Asked, { factor }: Viewer, now: Date): boolean {
  if ((access !== 'admin' && access !== 'acharya') || !factor) return false
  if (!factor.isSetUp) return factor.isRequired
  return freshFactor ? !isFresh(factor, now) : factor.givenAt === null
}

/** A clock that was set back leaves a code of the future: no longer than it would have lasted. */
function isFresh({ givenAt }: Factor, now: Date): boolean {
  return givenAt !== null && Math.abs(now.getTime() - givenAt.getTime()) < secondFactor.freshMinutes * 60_000
}

/** Nothing is told to a connection before its account's factor was given: what comes to an acharya comes unasked. */
export function mayListen({ factor }: Viewer): boolean {
  return !factor?.isSetUp || factor.givenAt !== null
}
