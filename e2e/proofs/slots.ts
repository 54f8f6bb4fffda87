import { book, create, hold, slotIn, update } from '@sankalp/server/test/booking.ts'
import { expectVerified } from '@sankalp/server/test/ledger.ts'
import { findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import { type Devotee, addDevotees, clientOf, openAcharyas } from './devotees.ts'
import { type Ground, behindProxy, closing, findTrouble, onDatabases, secret } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const crowd = 1000
/** The number of slots that are cancelled and booked again at the same time. */
const lanes = 10
const withinMs = 3000
const clock = { clock: { now: () => new Date() } }

export const slotsProof: Proof = {
  number: 9,
  name: 'slots',
  title: `${crowd} at once on one slot over HTTP, then cancelled and booked again 1000 times`,
  // Twice the other proofs' runs: a thousand, unless fewer are requested.
  run: (report, options) => onDatabases(options, (ground) => proveSlots(report, ground, options.runs * 2)),
}

async function proveSlots(report: Report, ground: Ground, rebookings: number): Promise<void> {
  const env = { SECRET: secret, DEMO_ACHARYAS: 'off', ...behindProxy, ...ground.stored }
  const port = await findFreePort()
  const start = () => startServer(env, { dataDir: ground.dataDir, port })
  // The first start creates the tables and the demo's catalogue.
  await (await start()).end()
  const { devotees, acharyas } = await ground.open(async (db) => ({
    acharyas: await openAcharyas(db),
    devotees: await addDevotees(db, crowd, 5000),
  }))
  const server = await start()
  const close = async () => void (await server.end())
  report.figure('on', ground.name)
  await closing({ close }, async () => {
    await crowdOneSlot(report, server.url, devotees, acharyas[0]!)
    await bookAgain(report, server.url, devotees, acharyas[1]!, rebookings)
  })
  const trouble = findTrouble(server.log)
  report.check('nothing went wrong in the log', trouble.length === 0, trouble[0])
  await ground.open(expectVerified)
  report.check('verify finds nothing', true)
}

async function crowdOneSlot(
  report: Report,
  url: string,
  devotees: readonly Devotee[],
  acharyaId: string,
): Promise<void> {
  const slot = { acharyaId, ...slotIn(clock, 3) }
  const clients = devotees.map((devotee) => clientOf(url, devotee))
  // Warm up: a process answers its first calls more slowly, and connections must be open before the rush.
  await Promise.all(
    clients.map((client, index) =>
      holdOnce(client, { acharyaId, ...slotIn(clock, 40 + (index % 200), index % 2 === 0 ? '9:00 AM' : '9:30 AM') }),
    ),
  )
  const startedAt = performance.now()
  const answers = await Promise.all(
    clients.map(async (client) => ({ ...(await holdOnce(client, slot)), ms: performance.now() - startedAt })),
  )
  const held = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, body }) => status === 409 && body.code === 'SLOT_TAKEN')
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  report.check(`exactly one of ${crowd} holds it`, held.length === 1, held.length)
  const others = new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`))
  report.check(
    'all others are told that it is taken',
    refused.length === crowd - 1,
    refused.length === crowd - 1 ? refused.length : `${refused.length}; there was ${[...others].join(', ')}`,
  )
  report.check(`within ${withinMs} ms, and nobody hangs`, slowest <= withinMs, Math.round(slowest))
}

/** Holds a slot. Retries once, as browsers do, when a connection breaks because the server closed it while idle. */
function holdOnce(client: TestClient, slot: Parameters<typeof hold>[1]) {
  return hold(client, slot).catch(() => hold(client, slot))
}

/** Cancels and rebooks one slot in each lane, while a rival tries to get it at every moment. */
async function bookAgain(
  report: Report,
  url: string,
  devotees: readonly Devotee[],
  acharyaId: string,
  rebookings: number,
): Promise<void> {
  const tally = { booked: 0, twice: 0, refused: 0, wrong: [] as string[] }
  const startedAt = Date.now()
  const each = Math.floor(devotees.length / lanes)
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const slot = { acharyaId, ...slotIn(clock, 10 + lane) }
      const people = devotees.slice(lane * each, (lane + 1) * each).map((devotee) => clientOf(url, devotee))
      for (let round = 0; round < rebookings / lanes; round += 1) {
        const [owner, rival] = [people[round % people.length]!, people[(round + 1) % people.length]!]
        const booking = await book(owner, slot)
        tally.booked += 1
        const tried = await create(rival, slot)
        if (tried.status === 200) tally.twice += 1
        const [cancelled, second] = await Promise.all([update(owner, booking._id, { cancel: {} }), hold(rival, slot)])
        if (cancelled.status !== 200) tally.wrong.push(`cancel answered ${cancelled.status} ${cancelled.body.code}`)
        // The rival either came before the slot was free and was refused, or after: then the slot is theirs, and the
        // next round pays for it.
        if (second.status !== 200) tally.refused += 1
      }
    }),
  )
  report.figure(
    `cancelled and booked again in ${lanes} lanes`,
    `${tally.booked} times in ${Math.round((Date.now() - startedAt) / 1000)} s; a rival came too early ${tally.refused} times`,
  )
  report.check(
    `${rebookings} bookings, each after the one before was cancelled`,
    tally.booked === rebookings && tally.wrong.length === 0,
    tally.wrong[0] ?? tally.booked,
  )
  report.check('nobody got a slot that somebody had', tally.twice === 0, tally.twice)
}
