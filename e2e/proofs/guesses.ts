import { randomInt } from 'node:crypto'
import { sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { createSecrets } from '@sankalp/server/src/platform/secrets.ts'
import { type LoadResult, runLoad } from '@sankalp/server/test/load.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { randomPhone } from '@sankalp/server/test/test-client.ts'
import { behindProxy, noCeilings, secret, withServerOnPostgres } from './ground.ts'
import type { Options, Proof, Report } from './proof.ts'

type Db = Parameters<Parameters<typeof withServerOnPostgres>[1]>[1]

const million = 1_000_000
/** Returns the stored hash of a number. */
const hashOf = (phone: string) => createSecrets(secret).hash('number', `+91${phone}`)

export const guessesProof: Proof = {
  number: 14,
  name: 'guesses',
  title: 'a million guesses at one number, spraying 10,000 numbers, the ceilings on codes',
  async run(report, options) {
    await withServerOnPostgres({ ...behindProxy, ...noCeilings }, (server, db) =>
      guessOneNumber(report, options, server, db),
    )
    await withServerOnPostgres({ ...behindProxy, CODES_PER_DAY: '500' }, async (server, db) => {
      await guessNothing(report, server)
      await sprayFromOneAddress(report, server, db)
      await sprayFromEverywhere(report, server, db)
      await askForCodes(report, server, db)
    })
  },
}

/**
 * Tests only the number's own limits: the limit over all numbers is lifted, and each guess comes from another address.
 */
async function guessOneNumber(report: Report, { seconds }: Options, server: ServerProcess, db: Db): Promise<void> {
  const phone = randomPhone()
  const examined = async () =>
    (
      await db.query<{ failures: number }>('select failures from auth_number where number_hash = $1', [hashOf(phone)])
    )[0]?.failures ?? 0
  const guess = (otp: string | undefined, forMs: number, max: number) => {
    const until = Date.now() + forMs
    let left = max
    return guessAt(
      server,
      () => phone,
      otp,
      () => left-- > 0 && Date.now() < until,
    )
  }
  const perCode: number[] = []
  let guesses = 0
  for (let round = 0; round < 6; round++) {
    await passQuarterHour(db, phone)
    const before = await examined()
    const { body } = await server.newClient().call(sendOtp, { body: { phone_number: phone } })
    const result = await guess(body.otp, 4000, 5000)
    guesses += result.answered
    perCode.push((await examined()) - before)
  }
  const rest = await guess(undefined, Math.max(10, seconds - 40) * 1000, million - guesses)
  guesses += rest.answered
  report.figure(
    'guesses sent',
    `${guesses.toLocaleString('en-IN')} of ${million.toLocaleString('en-IN')} in the time given (--seconds ${seconds})`,
  )
  report.figure('answers', JSON.stringify(rest.byStatus))
  report.figure('looked at, code by code', perCode.join(', '))
  report.check(
    'at most 5 guesses looked at per code',
    Math.max(...perCode) <= 5 && Math.max(...perCode) > 0,
    Math.max(...perCode),
  )
  report.check('at most 25 in a day; a new code does not reset the count', (await examined()) <= 25, await examined())
  report.check('no guess failed to get an answer', rest.failures.length === 0, rest.failures[0])
}

/** Makes the codes sent so far older, as if a user had waited. Their failures stay on the current day. */
async function passQuarterHour(db: Db, phone: string): Promise<void> {
  await db.query(
    `update auth_number set sent_at = array(select sent - interval '16 minutes' from unnest(sent_at) sent order by sent) where number_hash = $1`,
    [hashOf(phone)],
  )
}

/** Makes one guess for each of 10,000 numbers that wait for a code, from one address. */
async function sprayFromOneAddress(report: Report, server: ServerProcess, db: Db): Promise<void> {
  const phones = await openNumbers(db)
  const client = server.newClient()
  const result = await guessAt(
    server,
    () => phones.next().value ?? '',
    undefined,
    () => phones.left() > 0,
    () => client.address,
  )
  const looked = await countFailures(db)
  report.figure('10,000 numbers from one address', JSON.stringify(result.byStatus))
  report.check('stopped by 100 failures', looked <= 100 && looked > 0, looked)
}

/**
 * Guesses from 2,000 addresses that share the numbers. When there are too many failures overall, addresses that have
 * failed are blocked.
 */
async function sprayFromEverywhere(report: Report, server: ServerProcess, db: Db): Promise<void> {
  const phones = await openNumbers(db)
  let turn = 0
  const result = await guessAt(
    server,
    () => phones.next().value ?? '',
    undefined,
    () => phones.left() > 0,
    () => addressNumber(turn++ % 2000),
  )
  const looked = await countFailures(db)
  report.figure('10,000 numbers from 2,000 addresses', JSON.stringify(result.byStatus))
  report.check(
    'stopped by the ceiling over all numbers (2,000 in an hour) and one guess for each address',
    looked <= 4000,
    looked,
  )
  const others = await Promise.all(
    Array.from({ length: 20 }, () =>
      server
        .newClient()
        .signIn()
        .then(
          () => true,
          () => false,
        ),
    ),
  )
  report.check('20 others sign in at that moment', others.every(Boolean), others.filter(Boolean).length)
}

/** Guesses at numbers without a requested code. */
async function guessNothing(report: Report, server: ServerProcess): Promise<void> {
  let left = 4000
  const result = await guessAt(server, randomPhone, undefined, () => left-- > 0)
  report.figure('4,000 guesses at numbers without a code', JSON.stringify(result.byStatus))
  const others = await Promise.all(
    Array.from({ length: 20 }, () =>
      server
        .newClient()
        .signIn()
        .then(
          () => true,
          () => false,
        ),
    ),
  )
  report.check('20 others sign in at that moment', others.every(Boolean), others.filter(Boolean).length)
}

const addressNumber = (at: number) => `198.18.${Math.floor(at / 256)}.${at % 256}`

async function askForCodes(report: Report, server: ServerProcess, db: Db): Promise<void> {
  const phone = randomPhone()
  let sent = 0
  for (let i = 0; i < 12; i++) {
    await passQuarterHour(db, phone)
    if ((await server.newClient().call(sendOtp, { body: { phone_number: phone } })).status === 200) sent += 1
  }
  report.check('at most 5 codes per number and day', sent === 5, sent)
  const statuses = await Promise.all(
    Array.from(
      { length: 600 },
      async () => (await server.newClient().call(sendOtp, { body: { phone_number: randomPhone() } })).status,
    ),
  )
  const all = sent + statuses.filter((status) => status === 200).length
  report.check('at most as many codes a day as the ceiling over all numbers says (500)', all === 500, all)
}

async function openNumbers(db: Db) {
  await db.query('delete from auth_number')
  const phones = Array.from({ length: 10_000 }, (_, at) => String(9_000_000_001 + at))
  await db.query(
    `insert into auth_number (number_hash, code_hash, code_expires_at, sent_at)
     select number_hash, 'no guess has this hash', now() + interval '1 hour', array[now()] from unnest($1::text[]) number_hash`,
    [phones.map(hashOf)],
  )
  const iterator = phones.values()
  let taken = 0
  return { next: () => (taken++, iterator.next()), left: () => phones.length - taken }
}

async function countFailures(db: Db): Promise<number> {
  return (await db.query<{ sum: number }>('select sum(failures)::int as sum from auth_number'))[0]?.sum ?? 0
}

/** Guesses as fast as the server answers, each time from another address unless one is given. Never guesses `right`. */
function guessAt(
  server: ServerProcess,
  phone: () => string,
  right: string | undefined,
  goesOn: () => boolean,
  address?: () => string,
): Promise<LoadResult> {
  let count = 0
  return runLoad({
    url: server.url,
    connections: 64,
    goesOn,
    next() {
      const otp = String(count++ % 10_000).padStart(4, '0')
      return {
        method: verifyOtp.method,
        path: verifyOtp.path,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address?.() ?? `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
        },
        body: JSON.stringify({ phone_number: phone(), otp: otp === right ? '9999' : otp }),
      }
    },
  })
}
