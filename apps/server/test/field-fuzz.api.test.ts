import { endpoints } from '@sankalp/contract/endpoints'
import { expect, test } from 'vitest'
import { loadDemo } from './demo-rows.ts'
import { badValues } from './contract/bad-values.ts'
import { listFields } from './contract/fields.ts'
import { listCases } from './contract/fuzz-cases.ts'
import { chooseCases, runFuzz } from './contract/fuzz.ts'
import { chooseSeed, createRandom } from './contract/random.ts'
import { groundOf } from './contract/test-ground.ts'
import { testApp } from './test-app.ts'

/** The number of requests in `npm test`; `npm run proofs` sends all of them. */
const quickRequests = 750

// Hundreds of requests, one after the other for each caller.
const patience = { timeout: 180_000 }

test(
  'survives every bad value in any field, header, body or file without an error, a hang or a leak',
  patience,
  async () => {
    // The global limits would stop the fuzzer itself.
    const app = await testApp({ env: { CODE_FAILURES_PER_HOUR: '1000000', CODES_PER_DAY: '1000000' } })
    await loadDemo(app.db, new Date())
    const cases = (await Promise.all(endpoints.map(listCases))).flat()
    const seed = chooseSeed(cases.length)
    const chosen = chooseCases(cases, quickRequests, createRandom(seed))
    const { problems, requests, slowestMs, slowest, byStatus } = await runFuzz(chosen, {
      ...app,
      setRole: groundOf(app).setRole,
    })
    process.stdout.write(
      `fuzz: ${requests} of ${cases.length} requests, slowest ${slowestMs} ms (${slowest}), ${JSON.stringify(byStatus)}, FUZZ_SEED=${seed}\n`,
    )
    expect(problems).toEqual([])
    expect(requests).toBe(chosen.length)
    const failures = app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
    expect(failures).toEqual([])
  },
)

test('tries at least 50 values in every field of every endpoint', async () => {
  expect(badValues.length).toBeGreaterThanOrEqual(50)
  for (const endpoint of endpoints) {
    const cases = await listCases(endpoint)
    for (const { part, path } of listFields(endpoint)) {
      const place = `${part}.${path.join('.')}`
      expect(cases.filter((each) => each.place === place)).toHaveLength(badValues.length)
    }
  }
})
