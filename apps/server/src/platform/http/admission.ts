import { DomainError } from '@sankalp/contract'
import { reaches } from '@sankalp/contract/operator-rights'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { type Clock, systemClock } from '../clock.ts'
import type { Limits } from '../limits.ts'
import { andThen } from './and-then.ts'
import { owesFactor } from './second-factor.ts'
import { type Identify, type Viewer, bearerToken } from './viewer.ts'

export type AdmissionNeeds = { limits: Limits; identify: Identify; clock?: Clock }

/**
 * Creates the admission check: identity, rate limit, permission, in this order, because a signed-in caller has their
 * own limit. Returns a promise only when it has to look something up.
 */
export function createAdmission(endpoint: Endpoint, { limits, identify, clock = systemClock }: AdmissionNeeds) {
  const takesBody = Boolean(endpoint.body ?? endpoint.upload ?? endpoint.rawBody)
  return (request: FastifyRequest): void | Promise<void> => {
    // Legitimate clients do not compress a few fields, and the decompressed body might be of any size.
    if (takesBody && (request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new DomainError('UNSUPPORTED_MEDIA', {})
    const token = bearerToken(request.headers.authorization)
    return andThen(token === null ? null : identify(token), (viewer) => {
      request.viewer = viewer
      // Count public endpoints by address, or signing in would double the limit.
      const caller = viewer && endpoint.access !== 'anyone' ? `user:${viewer.userId}` : `address:${request.addressKey}`
      return andThen(limits.take(endpoint.name, caller, endpoint.limit), (retryAfterSeconds) => {
        if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
        checkAccess(endpoint, viewer)
        if (!viewer || !owesFactor(endpoint, viewer, clock.now())) return
        // The factor may have been given a moment ago, in another process.
        return andThen(identify(token!, true), (again) => {
          request.viewer = again
          checkAccess(endpoint, again)
          if (owesFactor(endpoint, again!, clock.now()))
            throw new DomainError('SECOND_FACTOR_NEEDED', { isSetUp: again!.factor!.isSetUp })
        })
      })
    })
  }
}

function checkAccess({ access, step }: Endpoint, viewer: Viewer | null): void {
  if (access === 'anyone') return
  if (!viewer) throw new DomainError('SIGN_IN_NEEDED', {})
  if (access === 'staff' && viewer.role === 'ROLE_USER') throw new DomainError('NOT_ALLOWED', {})
  if (access === 'acharya' && viewer.role !== 'ROLE_ACHARYA') throw new DomainError('NOT_ALLOWED', {})
  if (access === 'admin' && !(viewer.role === 'ROLE_ADMIN' && reaches(viewer.operatorStep, step!)))
    throw new DomainError('NOT_ALLOWED', {})
}
