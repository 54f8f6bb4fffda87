import { randomUUID } from 'node:crypto'
import { addAddress } from '@sankalp/contract/addresses'
import { getMyOrders, placeOrder, quoteOrder } from '@sankalp/contract/orders'
import { getAllProduct } from '@sankalp/contract/shop'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { movements } from '@sankalp/server/test/ledger.ts'
import { type ServerProcess, startServer } from '@sankalp/server/test/server-process.ts'
import { goodAddress } from '@sankalp/server/test/shopping.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import autocannon from 'autocannon'
import { takeBackNotices } from './booking-rows.ts'
import { fillOrders } from './many-orders.ts'
import { bankRate, openBank } from './pgbench.ts'
import { type Row, median, microsRow } from './table.ts'
import { type Shot, type Speed, measureInTurns, startHelper } from './turns.ts'

const connections = 32
const secondsEach = 3
const rounds = 5
const buyers = 200
const manyProducts = 100_000
/** Use fewer on a slow machine: `BENCH_ORDERS=100000 npm run bench -- shop`. */
const manyOrders = Number(process.env.BENCH_ORDERS ?? 1_000_000)

/** Measures a rate per second. */
type Rate = () => Promise<number>

/**
 * Measures the list against a bare route, search among many against the list, and orders against PostgreSQL's bank
 * benchmark.
 */
export async function measureShop(add: (row: Row) => void): Promise<void> {
  const { db, url } = await openTestPostgres()
  const server = await startServer(
    {
      DATABASE_URL: url,
      TRUSTED_PROXIES: '127.0.0.1',
      CODES_PER_DAY: '100000',
      DEMO_ACHARYAS: 'off',
      LOG_LEVEL: 'info',
    },
    { keepsLog: false },
  )
  try {
    await measureList(server, url, add)
    const { place, read } = await measureOrders(server, db, url, add)
    await measureManyOrders(db, place, read, add)
    await measureSearch(server, db, add)
  } finally {
    await server.end()
    await db.close()
  }
}

/** Each request comes from its own address, so that together they do not reach the limit of one. */
const shots = (pathAt: string | ((index: number) => string)): Shot[] =>
  Array.from({ length: 2000 }, (_, index) => ({
    method: 'GET',
    path: typeof pathAt === 'string' ? pathAt : pathAt(index),
    headers: { 'x-forwarded-for': `198.51.${Math.floor(index / 250)}.${index % 250}` },
  }))

async function measureList(server: ServerProcess, databaseUrl: string, add: (row: Row) => void): Promise<void> {
  const bare = await startHelper('./bare-shop.ts', { DATABASE_URL: databaseUrl })
  try {
    const [mine, plain] = await Promise.all(
      [server.url + getAllProduct.path, `${bare.url}/products`].map(async (address) => (await fetch(address)).text()),
    )
    if (mine !== plain) throw new Error(`the two answers differ:\n${mine}\n${plain}`)
    const speeds = await measureInTurns({
      ours: { url: server.url, requests: shots(getAllProduct.path), cpuSeconds: () => server.cpuSeconds() },
      bare: { url: bare.url, requests: [{ method: 'GET', path: '/products' }], cpuSeconds: () => bare.cpuSeconds() },
    })
    add(
      costRow(
        'product list: processor time of the server ÷ bare Fastify of the same bytes',
        speeds.ours,
        speeds.bare,
        1.3,
      ),
    )
    add(microsRow('ours', [speeds.ours, speeds.bare]))
  } finally {
    await bare.stop()
  }
}

function costRow(what: string, one: Speed, other: Speed, most: number): Row {
  const ratio = one.micros / other.micros
  return { what, measured: ratio.toFixed(2), aim: `≤ ${most}`, reached: ratio <= most }
}

async function measureOrders(
  server: ServerProcess,
  db: Db,
  databaseUrl: string,
  add: (row: Row) => void,
): Promise<{ place: Rate; read: Rate }> {
  await openBank(databaseUrl, connections)
  // Adds enough stock of everything, booked in as goods are.
  await db.query(
    `with more as (insert into stock_movement (product_id, quantity, reason, at) select id, 1000000, 'received', now() from product returning product_id) update product set stock = stock + 1000000 where id in (select product_id from more)`,
  )
  const products = (await server.newClient().call(getAllProduct, { query: { pageSize: '48' } })).body.products
  const requests: Shot[] = []
  while (requests.length < buyers) {
    const clients = await Promise.all(Array.from({ length: 20 }, () => server.newClient().signIn()))
    const shotsOf = await Promise.all(
      clients.map((client, index) => orderShot(db, client, products[(requests.length + index) % products.length]!._id)),
    )
    requests.push(...shotsOf)
  }
  const hit = async (url: string, requests: readonly Shot[], duration: number) => {
    // Each connection starts with another buyer; with the same one, all would wait for one wallet.
    let begun = 0
    const setupClient = (client: { setRequests(requests: Shot[]): void }) => {
      const at = (begun++ * 6) % requests.length
      client.setRequests([...requests.slice(at), ...requests.slice(0, at)])
    }
    const result = await autocannon({ url, connections, duration, requests: [...requests], setupClient })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} refusals and ${result.errors} errors: the measurement would not be valid`)
    return result.requests.total / result.duration
  }
  const rates = { ours: [] as number[], bank: [] as number[] }
  await hit(server.url, requests, 3)
  for (let round = 0; round < rounds; round += 1) {
    rates.ours.push(await hit(server.url, requests, secondsEach))
    // The server still sends the notices of these orders: prevent that while the other side is measured.
    await takeBackNotices(db)
    rates.bank.push(await bankRate(databaseUrl, connections, secondsEach))
  }
  const [ours, bank] = [median(rates.ours), median(rates.bank)]
  add({ what: 'orders placed a second', measured: String(Math.round(ours)), aim: '≥ 200', reached: ours >= 200 })
  add({ what: '  an order ÷ pgbench TPC-B', measured: (ours / bank).toFixed(2) })
  const reads = requests.map(({ headers }) => ({ method: 'GET', path: getMyOrders.path, headers: headers! }))
  return { place: () => hit(server.url, requests, secondsEach), read: () => hit(server.url, reads, secondsEach) }
}

/** Measures placing an order and reading one's own orders, among few and among a million others. */
async function measureManyOrders(db: Db, place: Rate, read: Rate, add: (row: Row) => void): Promise<void> {
  const rateOf = async (rate: Rate) => {
    const rates: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await takeBackNotices(db)
      rates.push(await rate())
    }
    return median(rates)
  }
  await db.query('vacuum analyze')
  const few = { place: await rateOf(place), read: await rateOf(read) }
  await fillOrders(db, manyOrders)
  const many = { place: await rateOf(place), read: await rateOf(read) }
  for (const [name, what] of [
    ['place', 'orders placed'],
    ['read', "a buyer's own orders read"],
  ] as const) {
    const ratio = few[name] / many[name]
    add({
      what: `${what}: time among ${manyOrders} ÷ among few`,
      measured: ratio.toFixed(2),
      aim: '≤ 1.3',
      reached: ratio <= 1.3,
    })
    add({
      what: '  a second, among few and among many',
      measured: `${Math.round(few[name])} and ${Math.round(many[name])}`,
    })
  }
}

async function orderShot(db: Db, client: TestClient, productId: string): Promise<Shot> {
  await movements.recharge(db, {
    userId: client.userId,
    paymentId: randomUUID(),
    provider: 'bench',
    paidPaise: 100_000_000_00,
    bonusPaise: 0,
    now: new Date(),
  })
  const products = [{ productId, quantity: 1 }]
  const { totalAmount, discount, grandTotal } = (await client.call(quoteOrder, { body: { products } })).body
  const shippingAddressId = (await client.call(addAddress, { body: goodAddress })).body.data._id
  return {
    method: 'POST',
    path: placeOrder.path,
    headers: {
      authorization: `Bearer ${client.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': client.address,
    },
    body: JSON.stringify({ products, totalAmount, discount, grandTotal, shippingAddressId }),
    setupRequest: (request: Shot) => ({ ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }),
  }
}

async function measureSearch(server: ServerProcess, db: Db, add: (row: Row) => void): Promise<void> {
  await db.query(
    `insert into product (id, sku, category, name, type, colour, description, drawing, price_paise, discount_percent, stock, search_text, search_name, rank, type_key, purposes, material, size, weight_grams, hsn, created_at, updated_at)
     select p.id || '-' || n, p.sku || '-' || n, category, name, type, colour, description, drawing, price_paise + n, discount_percent, 0, search_text || ' lot' || n, search_name, 1000 + n % 30000, type_key, purposes, material, size, weight_grams, hsn, created_at, updated_at
     from (select *, row_number() over (order by id) as place, count(*) over () as of from product) p cross join generate_series(1, $1::int) n where n % of = place - 1`,
    [manyProducts],
  )
  for (const table of ['product', 'product_search']) await db.query(`vacuum analyze ${table}`)
  // Each connection starts at another of the 2,000, and a full round takes longer than replies are cached: `new` ones
  // are read from the database.
  const side = (queryAt: string | ((index: number) => string)) => ({
    url: server.url,
    requests: shots((index) => getAllProduct.path + (typeof queryAt === 'string' ? queryAt : queryAt(index))),
    cpuSeconds: () => server.cpuSeconds(),
    spreads: true,
  })
  const few = (index: number) => `?keyword=lot${10_000 + index * 45}`
  const many = encodeURIComponent('रुद्राक्ष')
  const speeds = await measureInTurns({
    newList: side((index) => `?maxPrice=${1_000_000 + index}`),
    newFew: side(few),
    newMany: side((index) => `?keyword=${many}&maxPrice=${1_000_000 + index}`),
    list: side(''),
    few: side('?keyword=lot4711'),
    many: side(`?keyword=${many}`),
  })
  for (const [name, search, list] of [
    ['one, asked for first', speeds.newFew, speeds.newList],
    ['thousands, asked for first', speeds.newMany, speeds.newList],
    ['one, kept', speeds.few, speeds.list],
    ['thousands, kept', speeds.many, speeds.list],
  ] as const) {
    const ratio = list.perSecond / search.perSecond
    add({
      what: `search among ${manyProducts} that finds ${name}: time ÷ such a list's`,
      measured: ratio.toFixed(2),
      aim: '< 3',
      reached: ratio < 3,
    })
  }
  add({
    what: '  a second, asked for first: list, search of one, of thousands',
    measured: perSecond(speeds.newList, speeds.newFew, speeds.newMany),
  })
  add({
    what: '  a second, kept: list, search of one, of thousands',
    measured: perSecond(speeds.list, speeds.few, speeds.many),
  })
}

const perSecond = (...speeds: Speed[]) => speeds.map((speed) => Math.round(speed.perSecond)).join(', ')
