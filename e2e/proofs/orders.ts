import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder } from '@sankalp/contract/orders'
import { verify } from '@sankalp/server/src/app/verify.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { liftCodLimits } from '@sankalp/server/test/lift-cod-limits.ts'
import { findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import { type Buyer, buy, giveUp, prepareOrder, signInBuyers, untilAnswered } from './buyers.ts'
import { type Ground, behindProxy, noCeilings, onDatabases, secret } from './ground.ts'
import type { Options, Proof, Report } from './proof.ts'

const racers = 500
/** The demo's catalogue has twenty of it. */
const lastPieces = { productId: 'meru-shri-yantra', stock: 20, rupees: 2000 }
/** Eighteen of it: in two lines of one piece each, enough for nine orders. */
const shared = { productId: 'samai-lamp', stock: 18, racers: 100 }
/** Products with a large stock in the demo. */
const plenty = [
  'sankalp-panchang-2027',
  'clay-diyas-of-twelve',
  'havan-samagri',
  'bhagavad-gita-pocket',
  'vrat-katha-collection',
]
const mostKills = 50
const mostOrders = 1000
const buyersAtOnce = 12

export const ordersProof: Proof = {
  number: 11,
  name: 'orders',
  title: `${racers} buyers for the last ${lastPieces.stock} pieces; kill -9 at random moments of a thousand orders`,
  run: (report, options) => onDatabases(options, (ground) => sell(report, ground, options)),
}

async function sell(report: Report, ground: Ground, { kills, operations }: Options): Promise<void> {
  const port = await findFreePort()
  const env = { SECRET: secret, DEMO_ACHARYAS: 'off', ...behindProxy, ...noCeilings, ...ground.stored }
  const start = () => startServer(env, { dataDir: ground.dataDir, port })
  let server = await start()
  // All buyers order to one address.
  await liftCodLimits(await server.newClient().signIn('9000000003'))
  const buyers = await signInBuyers(server.newClient, racers, lastPieces.rupees)
  report.figure('on', ground.name)
  await race(report, buyers, [{ productId: lastPieces.productId, quantity: 1 }], 'wallet', lastPieces.stock)
  const line = { productId: shared.productId, quantity: 1 }
  await race(report, buyers.slice(0, shared.racers), [line, line], 'cod', shared.stock / 2)

  const goal = { kills: Math.min(kills, mostKills), orders: Math.min(operations, mostOrders) }
  const tally = { orders: 0, refused: 0 }
  let killed = 0
  const buying = Promise.all(
    buyers
      .slice(0, buyersAtOnce)
      .map((buyer) => shopAlong(buyer, tally, () => killed < goal.kills || tally.orders < goal.orders)),
  )
  for (; killed < goal.kills; killed += 1) {
    while (tally.orders < ((killed + Math.random()) * goal.orders) / goal.kills) await wait(5)
    await wait(randomInt(40))
    await server.end('SIGKILL')
    server = await start()
  }
  await buying
  report.figure('kills, orders and refusals', `${killed}, ${tally.orders}, ${tally.refused}`)
  await server.end('SIGKILL')
  await ground.open((db) => check(report, db, buyers))
}

/** Orders all at once, each with its own key. */
async function race(
  report: Report,
  buyers: readonly Buyer[],
  products: { productId: string; quantity: number }[],
  paymentMethod: 'wallet' | 'cod',
  pieces: number,
): Promise<void> {
  const bodies: Awaited<ReturnType<typeof prepareOrder>>[] = []
  for (const buyer of buyers) bodies.push(await prepareOrder(buyer, products, paymentMethod))
  const startedAt = Date.now()
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => {
      const key = randomUUID()
      // Retry when asked to, as a browser does by itself.
      const { status, body } = await untilAnswered(() =>
        buyer.client.call(placeOrder, { body: bodies[index]!, headers: { 'Idempotency-Key': key } }),
      )
      if (status === 200) buyer.placed.set(key, { orderId: body.data.orderId, isCancelled: false })
      return body.code ?? String(status)
    }),
  )
  const count = (answer: string) => answers.filter((one) => one === answer).length
  report.figure(`${buyers.length} buyers in`, `${Date.now() - startedAt} ms`)
  report.check(`exactly ${pieces} of ${buyers.length} get an order`, count('200') === pieces, count('200'))
  report.check(
    'all others are told that there is none left',
    count('NOT_ENOUGH_STOCK') === buyers.length - pieces,
    count('NOT_ENOUGH_STOCK'),
  )
}

/** Buys one product after the other, with every payment method, and cancels every third order. */
async function shopAlong(
  buyer: Buyer,
  tally: { orders: number; refused: number },
  goesOn: () => boolean,
): Promise<void> {
  while (goesOn()) {
    const productId = plenty[randomInt(plenty.length)]!
    const method = (['wallet', 'wallet', 'cod', 'online'] as const)[randomInt(4)]!
    const answer = await buy(buyer, [{ productId, quantity: randomInt(1, 3) }], method)
    if (answer === 'NOT_ENOUGH_STOCK' || answer === 'INSUFFICIENT_BALANCE') {
      tally.refused += 1
      // Cancel orders, so that there is stock to buy again.
      for (const { orderId, isCancelled } of [...buyer.placed.values()].slice(-5))
        if (!isCancelled) await giveUp(buyer, orderId)
      continue
    }
    tally.orders += 1
    if (randomInt(3) === 0) await giveUp(buyer, answer)
  }
}

type Stored = { id: string; userId: string; state: string; paymentState: string; method: string; paise: number }

/** Compares what is stored with everything confirmed to users. */
async function check(report: Report, db: Db, buyers: readonly Buyer[]): Promise<void> {
  const stored = await db.query<Stored>(
    'select id, user_id as "userId", state, payment_state as "paymentState", payment_method as method, grand_paise as paise from shop_order',
  )
  const byId = new Map(stored.map((order) => [order.id, order]))
  const told = buyers.flatMap(({ client, placed }) =>
    [...placed.values()].map((one) => ({ ...one, userId: client.userId })),
  )
  const lost = told.filter(
    ({ orderId, userId, isCancelled }) =>
      byId.get(orderId)?.userId !== userId || (byId.get(orderId)?.state === 'cancelled') !== isCancelled,
  )
  report.check(
    `nothing acknowledged is lost: all ${told.length} orders stand as their buyers were told`,
    lost.length === 0,
    lost[0]?.orderId,
  )
  report.check(
    'nothing is doubled: as many orders as keys',
    stored.length === new Set(told.map(({ orderId }) => orderId)).size,
    stored.length,
  )
  const unpaid = stored.filter(
    ({ state, paymentState, method }) => state !== 'cancelled' && method !== 'cod' && paymentState !== 'paid',
  )
  report.check('none is without its payment', unpaid.length === 0, unpaid[0]?.id)
  const wallets = new Map(
    (
      await db.query<{ userId: string; paise: number }>(
        'select user_id as "userId", paid_paise + bonus_paise as paise from wallet_account',
      )
    ).map(({ userId, paise }) => [userId, paise]),
  )
  const spent = new Map<string, number>()
  for (const { userId, method, paymentState, paise } of stored)
    if (method === 'wallet' && paymentState === 'paid') spent.set(userId, (spent.get(userId) ?? 0) + paise)
  const wrong = buyers.filter(
    ({ client: { userId }, rechargedPaise }) => wallets.get(userId) !== rechargedPaise - (spent.get(userId) ?? 0),
  )
  report.check(
    `each of ${buyers.length} wallets has what its orders left, to the paisa`,
    wrong.length === 0,
    wrong[0]?.client.userId,
  )
  const broken = await verify(db)
  report.check(
    'verify finds nothing: stock is goods in minus goods out, every charge has its order and every order its goods',
    broken.length === 0,
    broken.length > 0 ? JSON.stringify(broken) : undefined,
  )
}
