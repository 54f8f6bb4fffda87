import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newProduct } from '@sankalp/server/test/shopping.ts'
import { addDevotees } from '../proofs/devotees.ts'
import { type Told, createActs } from './acts.ts'
import { checkNothingLost } from './nothing-lost.ts'
import { addAcharyas, personAt } from './people.ts'
import { printHead, printKinds, printStep } from './print.ts'
import { type Stage, type Trouble, troubles, withStage } from './stage.ts'
import { type Acts, type StepResult, runStep, whatGave } from './step.ts'
import { createTalks, openConsoles } from './talks.ts'

/**
 * `npm run load` simulates a mixed day on two nodes with their own PostgreSQL and Redis, with more users in each step
 * until a limit is exceeded; then the same with a node killed, Redis and PostgreSQL restarted in the middle. A small
 * trial run: `npm run load -- --from 4 --most 8 --seconds 5 --acharyas 4`.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '50' },
    factor: { type: 'string', default: '1.5' },
    most: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '60' },
    'think-ms': { type: 'string', default: '3000' },
    acharyas: { type: 'string', default: '200' },
    'p99-ms': { type: 'string', default: '1500' },
    'failed-percent': { type: 'string', default: '0.5' },
    'away-ms': { type: 'string', default: '3000' },
    trouble: { type: 'string', default: troubles.join(',') },
    /** For the failures only: a fixed number of users, without growth. */
    people: { type: 'string' },
  },
})
const options = {
  from: Number(values.from),
  factor: Number(values.factor),
  most: Number(values.people ?? values.most),
  seconds: Number(values.seconds),
  thinkMs: Number(values['think-ms']),
  acharyas: Number(values.acharyas),
  limits: { p99Ms: Number(values['p99-ms']), failedShare: Number(values['failed-percent']) / 100 },
  awayMs: Number(values['away-ms']),
  troubles: values.trouble.split(',').filter((name): name is Trouble => (troubles as readonly string[]).includes(name)),
  people: values.people === undefined ? null : Number(values.people),
}
const warmUpSeconds = 20
/** Enough for everything they buy in an hour. */
const rupeesEach = 200_000

const missing = ['TEST_POSTGRES_PROGRAMS'].filter((name) => !process.env[name])
if (missing.length > 0) {
  console.error(`The load needs the programs of PostgreSQL (initdb, postgres): ${missing.join()} is not set.`)
  process.exitCode = 1
} else {
  process.exitCode = (await withStage(run)) ? 0 : 1
}

async function run(stage: Stage): Promise<boolean> {
  console.log(
    `Two nodes, PostgreSQL and Redis on ${availableParallelism()} cores, with this script beside them; ${options.seconds} s a step, ${options.thinkMs} ms between two things that a person does.`,
  )
  const people = (await addDevotees(stage.db, options.most, rupeesEach)).map((devotee) => personAt(stage.urls, devotee))
  const acharyas = await addAcharyas(stage.db, options.acharyas)
  const told: Told = { bookings: [], orders: [], payments: [], messages: [] }
  const productId = await newProduct(stage.db, { stock: 1_000_000, rupees: 50 })
  const consoles = await openConsoles(stage.urls, acharyas)
  const acts: Acts = {
    ...createActs({ acharyaIds: acharyas.map(({ acharyaId }) => acharyaId), productId, told }),
    ...createTalks(stage.urls, consoles, told),
  }
  const step = (count: number, during?: () => Promise<void>, seconds = options.seconds) =>
    runStep({
      stage,
      acts,
      people: people.slice(0, count),
      seconds,
      thinkMs: options.thinkMs,
      ...(during && { during }),
    })

  // Not reported: pages are rendered, statements planned and code compiled for the first time.
  await step(options.from, undefined, Math.min(options.seconds, warmUpSeconds))
  printHead()
  const held = options.people ?? (await grow(step))
  for (const kind of options.troubles) {
    const result = await step(held, async () => {
      await wait((options.seconds * 1000) / 3)
      await stage.trouble(kind, options.awayMs)
    })
    printStep(`${kind} away`, result)
    printKinds(result)
  }
  await consoles.close()
  console.log('')
  const isWhole = await checkNothingLost(stage.db, stage.databaseUrl, told, (claim, holds, measured) =>
    console.log(`  ${holds ? '✓' : '✗'} ${claim} (${measured})`),
  )
  const unhandled = stage.troubleInLogs().filter((line) => /unhandled|uncaught/i.test(line))
  console.log(
    `  ${unhandled.length === 0 ? '✓' : '✗'} nothing went unhandled${unhandled[0] ? ` (${unhandled[0]})` : ''}`,
  )
  return isWhole && unhandled.length === 0
}

/** Adds users in each step until a limit is exceeded. Returns the largest number without problems. */
async function grow(step: (count: number) => Promise<StepResult>): Promise<number> {
  let held = 0
  for (let count = options.from; count <= options.most; count = Math.ceil(count * options.factor)) {
    const result = await step(count)
    printStep(`step of ${count}`, result)
    const gave = whatGave(result, options.limits, availableParallelism())
    if (gave !== null) {
      printKinds(result)
      console.log(`\nGave first with ${count} people: ${gave}`)
      console.log(`Held well: ${held === 0 ? 'not even the first step' : `${held} people`}`)
      return Math.max(1, Math.floor((held || count) / 2))
    }
    held = count
    if (count * options.factor > options.most) printKinds(result)
  }
  console.log(`\nNothing gave up to ${held} people: give --most more.`)
  return Math.max(1, Math.floor(held / 2))
}
