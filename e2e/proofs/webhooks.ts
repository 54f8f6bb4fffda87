import { setTimeout as wait } from 'node:timers/promises'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { verify } from '@sankalp/server/src/app/verify.ts'
import {
  type TestRazorpay,
  razorpayEnv,
  startRazorpay,
} from '@sankalp/server/src/platform/gateways/payment/razorpay.fixture.ts'
import { type Forgery, forgeries } from '@sankalp/server/test/forged-webhooks.ts'
import { beginRecharge, bring, goToPay } from '@sankalp/server/test/paying.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import { behindProxy, noCeilings, withServer, withServerOnPostgres } from './ground.ts'
import type { Proof, Report } from './proof.ts'

type Db = Parameters<Parameters<typeof withServerOnPostgres>[1]>[1]

const people = 250
const paymentsEach = 4
const payments = people * paymentsEach
const deliveries = 3
const forged = 10_000
const atOnce = 16

export const webhooksProof: Proof = {
  number: 7,
  name: 'webhooks',
  title: `${payments} webhooks delivered ${deliveries} times each, shuffled, racing the return; ${forged} that the provider did not sign`,
  async run(report) {
    await withRazorpay((razorpay) =>
      withServerOnPostgres(envOf(razorpay), async (server, db) =>
        prove({ report, razorpay, server, database: 'PostgreSQL', db }),
      ),
    )
    await withRazorpay((razorpay) =>
      withServer(envOf(razorpay), async (server) =>
        prove({ report, razorpay, server, database: 'the embedded database', db: null }),
      ),
    )
  },
}

const envOf = ({ base }: TestRazorpay) => ({ ...behindProxy, ...noCeilings, ...razorpayEnv(base) })

async function withRazorpay<T>(work: (razorpay: TestRazorpay) => Promise<T>): Promise<T> {
  const razorpay = await startRazorpay()
  try {
    return await work(razorpay)
  } finally {
    await razorpay.stop()
  }
}

type Ground = { report: Report; razorpay: TestRazorpay; server: ServerProcess; database: string; db: Db | null }

async function prove(ground: Ground): Promise<void> {
  const { report, server, database, db } = ground
  const clients = await inParallel(Array.from({ length: people }, () => () => server.newClient().signIn()))
  await creditOnce(ground, clients)
  await refuseForged(ground, clients)
  report.figure(`${database}: asked to come again, and did`, postponed)
  if (!db) return
  const broken = await verify(db)
  report.check(
    `${database}: every rule of \`npm run verify\` holds`,
    broken.length === 0,
    broken.map(({ check }) => check).join('; ') || undefined,
  )
}

/** Sends each payment's event three times and the browser's return, all in one random order. */
async function creditOnce(
  { report, razorpay, server, database, db }: Ground,
  clients: readonly TestClient[],
): Promise<void> {
  const visits = await inParallel(
    clients.flatMap((client) =>
      Array.from({ length: paymentsEach }, () => async () => {
        const { body, eventId, returnPath } = await pay(razorpay, server, client)
        const events = Array.from({ length: deliveries }, () => () => deliver(server, body, eventId))
        return [...events, async () => (await server.newClient().fetch(returnPath)).status]
      }),
    ),
  )
  const startedAt = Date.now()
  const statuses = await inParallel(shuffle(visits.flat()))
  const seconds = (Date.now() - startedAt) / 1000
  report.figure(
    `${database}: deliveries and returns`,
    `${statuses.length.toLocaleString('en-IN')} in ${seconds.toFixed(1)} s, ${JSON.stringify(countEach(statuses))}`,
  )
  const balances = await balancesOf(clients)
  const credits = balances.reduce((sum, balance) => sum + balance, 0) / 200
  report.check(
    `${database}: ${payments} credits of ₹200`,
    credits === payments && balances.every((balance) => balance === 200 * paymentsEach),
    credits,
  )
  report.check(
    `${database}: every delivery was taken and every browser led back`,
    statuses.every((status) => status === 200 || status === 302),
  )
  if (!db) return
  const [row] = await db.query<{ transfers: number; paid: number; events: number }>(
    `select (select count(*)::integer from transfer where kind = 'recharge') as transfers,
       (select count(*)::integer from payment where status = 'paid') as paid, (select count(*)::integer from payment_event) as events`,
  )
  report.check(
    `${database}: as many transfers, paid payments and events in the rows`,
    row?.transfers === payments && row.paid === payments && row.events === payments,
    JSON.stringify(row),
  )
}

/** Sends every kind of forgery, on payments that wait for exactly this event. */
async function refuseForged(
  { report, razorpay, server, database, db }: Ground,
  clients: readonly TestClient[],
): Promise<void> {
  const before = await balancesOf(clients)
  // Events as the provider would send them if these payments were paid. They are not, since the server would find that
  // out by asking.
  const [paid] = razorpay.told
  const { entity } = (
    JSON.parse(paid!.body) as { payload: { payment_link: { entity: { id: string; reference_id: string } } } }
  ).payload.payment_link
  const waiting = await inParallel(clients.map((client) => () => openPage(server, client)))
  const bodies = waiting.map(({ linkId, paymentId }) =>
    paid!.body.replaceAll(entity.id, linkId).replaceAll(entity.reference_id, paymentId),
  )
  const all = bodies.flatMap((body) => forgeries(body, forged / people))
  const statuses = await inParallel(
    shuffle(
      all.map(
        ({ body, signature }: Forgery) =>
          () =>
            bring(server, body, { signature, address: server.newClient().address }),
      ),
    ),
  )
  const accepted = statuses.filter((status) => status !== 400).length
  report.figure(`${database}: kinds of forgery`, new Set(all.map(({ kind }) => kind)).size)
  report.check(
    `${database}: 0 of ${forged.toLocaleString('en-IN')} accepted`,
    statuses.length === forged && accepted === 0,
    `${accepted} of ${statuses.length}`,
  )
  const after = await balancesOf(clients)
  report.check(
    `${database}: no balance has changed by them`,
    after.every((balance, index) => balance === before[index]),
  )
  if (!db) return
  const [row] = await db.query<{ events: number }>('select count(*)::integer as events from payment_event')
  report.check(`${database}: none left a row`, row?.events === payments, row?.events)
}

/** Makes a recharge of ₹100 + 100 that is paid at the provider but not yet reported to us. */
async function pay(
  razorpay: TestRazorpay,
  server: ServerProcess,
  client: TestClient,
): Promise<{ body: string; eventId: string; returnPath: string }> {
  const { paymentId, linkId } = await openPage(server, client)
  const link = await razorpay.press(linkId, 'paid')
  const told = razorpay.told.find(({ body }) => body.includes(paymentId))
  if (!link || !told) throw new Error('the provider did not report a payment')
  return {
    body: told.body,
    eventId: told.eventId,
    returnPath: `/payment/return${new URL(razorpay.returnUrl(link)).search}`,
  }
}

async function openPage(server: ServerProcess, client: TestClient): Promise<{ paymentId: string; linkId: string }> {
  const key = crypto.randomUUID()
  const paymentId = await patiently(() => beginRecharge(client, { pack: 100 }, key))
  return { paymentId, linkId: await patiently(() => goToPay(server.newClient(), paymentId)) }
}

/** A busy server may ask for a retry; a provider does so, and so does a browser with the same key. */
let postponed = 0

async function deliver(server: ServerProcess, body: string, eventId: string): Promise<number> {
  for (;;) {
    const status = await bring(server, body, { eventId, address: server.newClient().address })
    if (status !== 503) return status
    postponed += 1
    await wait(1000)
  }
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!String(error).includes('503')) throw error
      postponed += 1
      await wait(1000)
    }
  }
}

async function balancesOf(clients: readonly TestClient[]): Promise<number[]> {
  return inParallel(
    clients.map(
      (client) => () =>
        patiently(async () => {
          const { status, body } = await client.call(getUserWalletDetail)
          if (status !== 200) throw new Error(`the wallet answered ${status}`)
          return body.wallet.balance
        }),
    ),
  )
}

async function inParallel<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const queue = tasks.entries()
  const work = async () => {
    for (const [index, task] of queue) results[index] = await task()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

function countEach(statuses: readonly number[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]))
}
