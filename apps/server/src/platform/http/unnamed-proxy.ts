import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

/**
 * Says so once when a proxy passes requests on that TRUSTED_PROXIES does not name: all its visitors are then counted as one, and soon refused. Nothing
 * else would tell whoever has forgotten it.
 */
export function warnOfUnnamedProxy(
  app: FastifyInstance,
  isProxy: (address: string | undefined) => boolean,
  log: Pick<Log, 'warn'>,
): void {
  let isSaid = false
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined && !isProxy(raw.socket.remoteAddress)) {
      isSaid = true
      // Not from where: it may be a person who has written that header.
      log.warn(
        'a request was passed on by an address that TRUSTED_PROXIES does not name: if it is your proxy, all its visitors are counted as one',
      )
    }
    done()
  })
}
