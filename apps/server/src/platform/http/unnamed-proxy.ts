import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

/**
 * Warns once when a proxy that TRUSTED_PROXIES does not name forwards requests: all its visitors count as one and are
 * soon refused. Nothing else would report this mistake.
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
      // Do not log the address: a visitor may have written that header.
      log.warn(
        'a request was forwarded by an address that TRUSTED_PROXIES does not name: if it is your proxy, all its visitors are counted as one',
      )
    }
    done()
  })
}
