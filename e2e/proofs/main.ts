import { parseArgs } from 'node:util'
import { accessProof } from './access.ts'
import { backupProof } from './backup.ts'
import { bookingsKilledProof } from './bookings-killed.ts'
import { clockProof } from './clock.ts'
import { databaseAwayProof } from './database-away.ts'
import { databaseKilledProof } from './database-killed.ts'
import { debitsProof } from './debits.ts'
import { diskFullProof } from './disk-full.ts'
import { fieldsProof } from './fields.ts'
import { floodsProof } from './floods.ts'
import { guessesProof } from './guesses.ts'
import { holdEndsProof } from './hold-ends.ts'
import { killedProof } from './killed.ts'
import { lockoutsProof } from './lockouts.ts'
import { logoutProof } from './logout.ts'
import { modelProof } from './model.ts'
import { oneKeyProof } from './one-key.ts'
import { onlineProof } from './online.ts'
import { ordersProof } from './orders.ts'
import { type Options, type Proof, createReport } from './proof.ts'
import { relayProof } from './relay.ts'
import { slotsProof } from './slots.ts'
import { slowClientsProof } from './slow-clients.ts'
import { soakProof } from './soak.ts'
import { uploadsProof } from './uploads.ts'
import { talksProof } from './talks.ts'
import { upgradeProof } from './upgrade.ts'
import { webhooksProof } from './webhooks.ts'

const money: Proof[] = [
  killedProof,
  databaseKilledProof,
  oneKeyProof,
  debitsProof,
  modelProof,
  webhooksProof,
  backupProof,
  upgradeProof,
]
const bookings: Proof[] = [slotsProof, holdEndsProof, bookingsKilledProof]
const shop: Proof[] = [ordersProof]
const doors: Proof[] = [
  guessesProof,
  logoutProof,
  accessProof,
  fieldsProof,
  floodsProof,
  lockoutsProof,
  uploadsProof,
  slowClientsProof,
]
const running: Proof[] = [soakProof, databaseAwayProof, diskFullProof, clockProof, onlineProof, talksProof, relayProof]
const proofs = [...money, ...bookings, ...shop, ...doors, ...running]

/**
 * `npm run proofs`, or `npm run proofs 16 fields -- --minutes 10`, runs proofs by number or name; without either, all
 * of them. A small trial run: `npm run proofs killed -- --kills 20 --operations 2000 --database embedded`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '120' },
    kills: { type: 'string', default: '200' },
    operations: { type: 'string', default: '20000' },
    'database-kills': { type: 'string', default: '20' },
    runs: { type: 'string', default: '500' },
    steps: { type: 'string', default: '120' },
    talks: { type: 'string', default: '200' },
    seed: { type: 'string' },
    flood: { type: 'string' },
    database: { type: 'string', default: 'both' },
  },
})
const options: Options = {
  minutes: Number(values.minutes),
  seconds: Number(values.seconds),
  kills: Number(values.kills),
  operations: Number(values.operations),
  databaseKills: Number(values['database-kills']),
  runs: Number(values.runs),
  steps: Number(values.steps),
  talks: Number(values.talks),
  seed: values.seed === undefined ? null : Number(values.seed),
  flood: values.flood ?? null,
  database: values.database === 'postgres' || values.database === 'embedded' ? values.database : 'both',
}
const chosen = proofs.filter(
  ({ number, name }) => positionals.length === 0 || positionals.includes(name) || positionals.includes(String(number)),
)
const unknown = positionals.filter(
  (word) => !proofs.some(({ number, name }) => word === name || word === String(number)),
)

/** The proofs cannot run without these. */
const missing = ['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'TEST_POSTGRES_PROGRAMS'].filter((name) => !process.env[name])

if (unknown.length > 0 || missing.length > 0) {
  if (unknown.length > 0)
    console.error(
      `No proof is called ${unknown.join(', ')}. There are: ${proofs.map(({ number, name }) => `${number} ${name}`).join(', ')}`,
    )
  if (missing.length > 0)
    console.error(
      `The proofs need PostgreSQL, its programs (initdb, pg_dump) and Redis: ${missing.join(' and ')} not set.`,
    )
  process.exitCode = 1
} else {
  process.exitCode = (await runAll()) ? 0 : 1
}

async function runAll(): Promise<boolean> {
  const failed: string[] = []
  for (const proof of chosen) if (!(await runOne(proof))) failed.push(`${proof.number} ${proof.name}`)
  console.log(
    `\n${chosen.length - failed.length} of ${chosen.length} proofs hold${failed.length > 0 ? `; not: ${failed.join(', ')}` : ''}`,
  )
  return failed.length === 0
}

async function runOne({ number, name, title, run }: Proof): Promise<boolean> {
  console.log(`\n${number} ${name}: ${title}`)
  const startedAt = Date.now()
  const report = createReport()
  await run(report, options).catch((error: unknown) => {
    console.error(error)
    report.failures += 1
  })
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`  ${report.failures === 0 ? 'PASS' : 'FAIL'} in ${seconds} s`)
  return report.failures === 0
}
