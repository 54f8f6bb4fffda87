import { systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { openStorage } from '../platform/gateways/storage/open-storage.ts'
import type { Log } from '../platform/log.ts'
import { type OtherSecret, createSecrets } from '../platform/secrets.ts'
import type { Settings } from '../platform/settings.ts'
import { hasAccounts } from './has-accounts.ts'

type Needs = { settings: Settings; secret: string; otherSecret: OtherSecret | null; log: Log; db: Db }

/**
 * Gives a new demo a past. Without one it works as well, so a failure is only logged: nothing of it is in the database
 * then.
 */
export async function fillNewDemo({ settings, secret, otherSecret, log, db }: Needs): Promise<void> {
  if (await hasAccounts(db)) return
  const startedMs = performance.now()
  try {
    // Most starts need none of this.
    const [{ makeDemoHistory }, { openArticles }, { readSky }, { readGazetteer }] = await Promise.all([
      import('./make-history.ts'),
      import('@sankalp/content/articles/open-articles'),
      import('@sankalp/jyotish/node'),
      import('@sankalp/places/node'),
    ])
    const secrets = createSecrets(secret, otherSecret, systemClock)
    const isMade = await makeDemoHistory({
      db,
      settings,
      secrets,
      // Only what goes wrong: the lines of two months are about nobody's request.
      log: log.child({ part: 'demo history' }, { level: 'warn' }),
      storage: await openStorage(settings, { secrets, clock: systemClock }),
      sky: readSky(),
      gazetteer: readGazetteer(),
      articles: openArticles(),
      now: systemClock.now(),
    })
    if (isMade) log.info({ ms: Math.round(performance.now() - startedMs) }, 'made up the past of the demo')
  } catch (error) {
    log.error({ err: error }, 'could not make up the past of the demo: it begins today')
  }
}
