import { parseArgs } from 'node:util'
import { accessProof } from './access.ts'
import { fieldsProof } from './fields.ts'
import { guessesProof } from './guesses.ts'
import { logoutProof } from './logout.ts'
import { type Proof, createReport } from './proof.ts'
import { slowClientsProof } from './slow-clients.ts'
import { soakProof } from './soak.ts'

const proofs: Proof[] = [guessesProof, logoutProof, accessProof, fieldsProof, slowClientsProof, soakProof]

/** `npm run proofs`, or `npm run proofs 16 fields -- --minutes 10`: by number or name, all of them without one. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '3' }, seconds: { type: 'string', default: '120' } },
})
const options = { minutes: Number(values.minutes), seconds: Number(values.seconds) }
const chosen = proofs.filter(({ number, name }) => positionals.length === 0 || positionals.includes(name) || positionals.includes(String(number)))
const unknown = positionals.filter((word) => !proofs.some(({ number, name }) => word === name || word === String(number)))

/** Without these there is nothing to prove it on. */
const missing = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'].filter((name) => !process.env[name])

if (unknown.length > 0 || missing.length > 0) {
  if (unknown.length > 0) console.error(`No proof is called ${unknown.join(', ')}. There are: ${proofs.map(({ number, name }) => `${number} ${name}`).join(', ')}`)
  if (missing.length > 0) console.error(`The proofs need PostgreSQL and Redis: ${missing.join(' and ')} not set.`)
  process.exitCode = 1
} else {
  process.exitCode = (await runAll()) ? 0 : 1
}

async function runAll(): Promise<boolean> {
  const failed: string[] = []
  for (const proof of chosen) if (!(await runOne(proof))) failed.push(`${proof.number} ${proof.name}`)
  console.log(`\n${chosen.length - failed.length} of ${chosen.length} proofs hold${failed.length > 0 ? `; not: ${failed.join(', ')}` : ''}`)
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
