import { tmpdir } from 'node:os'
import { createApp } from '@sankalp/server/src/app.ts'
import { loadDemoCatalogue } from '@sankalp/server/src/demo-catalogue.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openEmbedded } from '@sankalp/server/src/platform/db/embedded.ts'
import { migrate, readMigrations } from '@sankalp/server/src/platform/db/migrate.ts'
import { installJobs } from '@sankalp/server/src/platform/jobs/boss.ts'
import { createLog } from '@sankalp/server/src/platform/log.ts'
import { readSettings } from '@sankalp/server/src/platform/settings.ts'
import { create, pay, slotIn } from '@sankalp/server/test/booking.ts'
import { expectVerified } from '@sankalp/server/test/ledger.ts'
import { addDevotees, clientOf, openAcharyas } from './devotees.ts'
import { closing, secret, withDatabase } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const races = 500
/** How many holds expire at the same moment. */
const atOnce = 25

export const holdEndsProof: Proof = {
  number: 10,
  name: 'hold-ends',
  title: `the end of a hold racing its payment, ${races} times`,
  async run(report, { database }) {
    if (database !== 'embedded') await withDatabase(({ db }) => raceOn(report, db, 'PostgreSQL'))
    if (database !== 'postgres') {
      const db = await openEmbedded({ folder: null })
      await closing(db, async () => {
        await migrate(db, await readMigrations())
        await raceOn(report, db, 'the embedded database')
      })
    }
  },
}

/** Runs the whole server over HTTP, with a clock that is moved to the end of the holds. */
async function raceOn(report: Report, db: Db, name: string): Promise<void> {
  await installJobs(db)
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  await loadDemoCatalogue(db, clock.now())
  const acharyas = await openAcharyas(db)
  const devotees = await addDevotees(db, races, 2000)
  const app = await createApp({
    settings: readSettings({ DATA_DIR: tmpdir(), PORT: '0', TRUSTED_PROXIES: '127.0.0.1' }),
    secret,
    log: createLog('silent'),
    db,
    redis: null,
    webApp: null,
    clock,
  })
  const tally = { paid: 0, expired: 0, wrong: [] as string[] }
  await closing({ close: () => app.close() }, async () => {
    await app.http.listen({ host: '127.0.0.1', port: 0 })
    const address = app.http.server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    for (let first = 0; first < races; first += atOnce) {
      const slot = (index: number) => ({
        acharyaId: acharyas[index % acharyas.length]!,
        ...slotIn({ clock }, 5 + Math.floor(index / acharyas.length)),
      })
      const held = await Promise.all(
        devotees.slice(first, first + atOnce).map(async (devotee, index) => {
          const client = clientOf(url, devotee)
          const { status, body } = await create(client, slot(first + index))
          if (status !== 200) throw new Error(`createBooking answered ${status} ${body.code}`)
          return { client, booking: body.booking }
        }),
      )
      // Just before the last of them expires: the others expire while the payments come in.
      const ends = held.map(({ booking }) => Date.parse(booking.heldUntil!))
      aheadMs += Math.max(...ends) - clock.now().getTime() - Math.floor(Math.random() * 150)
      const expiries = (async () => {
        for (let times = 0; times < 5; times += 1) await app.jobs.runNow('bookings.expire-holds')
      })()
      const answers = await Promise.all(held.map(({ client, booking }) => pay(client, booking)))
      await expiries
      for (const [index, { status, body }] of answers.entries()) {
        const outcome = await outcomeOf(db, held[index]!.booking._id)
        const isPaid = status === 200 && body.status === 'SUCCESS' && outcome === 'confirmed 1'
        const isExpired =
          status === 409 && body.code === 'HOLD_EXPIRED' && (outcome === 'expired 0' || outcome === 'held 0')
        if (isPaid) tally.paid += 1
        else if (isExpired) tally.expired += 1
        else tally.wrong.push(`${status} ${body.code ?? body.status} and stored: ${outcome}`)
      }
    }
  })
  report.figure(`on ${name}`, `${races} races: ${tally.paid} paid, ${tally.expired} expired`)
  report.check(
    'each has one outcome, and its owner was told that one',
    tally.wrong.length === 0 && tally.paid + tally.expired === races,
    tally.wrong[0],
  )
  report.check('both outcomes were seen, so that it was a race', tally.paid > 0 && tally.expired > 0)
  await expectVerified(db)
  report.check('verify finds nothing', true)
}

/** Returns its state, and how many times it was paid. */
async function outcomeOf(db: Db, bookingId: string): Promise<string> {
  const [row] = await db.query<{ outcome: string }>(
    `select state || ' ' || (select count(*) from transfer where subject = 'booking' and subject_id = booking.id::text) as outcome from booking where id = $1`,
    [bookingId],
  )
  return row!.outcome
}
