import { openArticles } from '@sankalp/content/articles/open-articles'
import { readSky } from '@sankalp/jyotish/node'
import { readGazetteer } from '@sankalp/places/node'
import { systemClock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { createMail } from '../../platform/gateways/mail/create-mail.ts'
import { createSms } from '../../platform/gateways/sms/create-sms.ts'
import { openStorage } from '../../platform/gateways/storage/open-storage.ts'
import { createIdempotency } from '../../platform/http/idempotency.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { createLimits } from '../../platform/limits.ts'
import { createOnlineBoard } from '../../platform/live/online-board.ts'
import type { Log } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { createPdfThread } from '../../platform/pdf/pdf-thread.ts'
import { createSecrets } from '../../platform/secrets.ts'
import type { Settings } from '../../platform/settings.ts'
import { databaseClock } from '../../platform/shared-clock.ts'
import { createFeatures } from '../features.ts'
import { findPerson } from './find-person.ts'

type Needs = { db: Db; settings: Settings; secret: string; log: Log }

/**
 * Returns everything that is stored about a user, as the same file that the user gets on the site. Creates the features
 * and reads their parts as the server does, but this process serves no requests, sends no notices and runs no jobs.
 */
export async function exportUser({ db, settings, secret, log }: Needs, who: string): Promise<string> {
  const person = await findPerson(db, who)
  const clock = systemClock
  const secrets = createSecrets(secret, settings.otherSecret)
  const { registry } = createMetrics()
  const pdfs = createPdfThread()
  const board = await createOnlineBoard(null, log)
  const { exportUserData } = createFeatures({
    settings,
    db,
    clock,
    sharedClock: databaseClock,
    log,
    limits: createLimits(null),
    secrets,
    jobs: createJobs({ db, clock, log, registry }),
    registry,
    board,
    idempotency: createIdempotency({ db, clock }),
    pdfs,
    storage: await openStorage(settings, { secrets, clock }),
    sms: createSms(settings.sms, log),
    mail: createMail(settings.mail, log),
    push: null,
    articles: openArticles(),
    sky: readSky(),
    gazetteer: readGazetteer(),
    siteChanged: () => undefined,
    countSiteChanges: () => 0,
    announceEnd: () => undefined,
  })
  try {
    return `${JSON.stringify(await exportUserData(person.id), null, 2)}\n`
  } finally {
    await board.close()
    await pdfs.close()
  }
}
