import { withServices } from '../services/services.ts'
import type { Services } from '../services/services.ts'
import { say } from '../setup/say.mjs'
import { checkFirstLoads } from './first-load.ts'
import { lint } from './lint.ts'
import { checkWebBuild, runJourneys, runVitest } from './suites.ts'
import { type Counts, addCounts, countOf, countsText, none } from './counts.ts'

/** Runs every suite, even if an earlier one failed. Resolves to the exit code. */
export async function runEverything(): Promise<number> {
  const startedAt = Date.now()
  const total = await withServices(runSuites)
  say(`all checks took ${secondsSince(startedAt)} s`)
  console.log(countsText(total))
  return total.failed > 0 ? 1 : 0
}

async function runSuites({ env, missing }: Services): Promise<Counts> {
  const without = (name: string) => missing.some((service) => service.name === name)
  const suites: Counts[] = []

  // Each of these uses at most one core, and none needs the output of another.
  suites.push(
    ...(await Promise.all([
      time('web build', checkWebBuildAndWeight),
      time('types and lint', lint),
      time('component tests in a browser', () =>
        without('Chromium') ? goWithout('Chromium') : runVitest(['browser'], env),
      ),
    ])),
  )
  // Use one run: each run starts Vitest again, and would leave a core idle during the last file of the other.
  suites.push(
    await time('unit tests, and API tests on each database', () =>
      runVitest(['unit', 'unit-web', 'api-embedded', ...(without('PostgreSQL') ? [] : ['api-postgres'])], env),
    ),
  )
  if (without('PostgreSQL')) suites.push(await time('API tests on PostgreSQL', () => goWithout('PostgreSQL')))
  // The tests that need it check TEST_REDIS_URL themselves. Here only count that they could not run.
  if (without('Redis')) suites.push(await time('tests with Redis', () => goWithout('Redis')))
  suites.push(await time('browser journeys', () => (without('Chromium') ? goWithout('Chromium') : runJourneys(env))))
  return addCounts(suites)
}

/** Checks the build and then the weight of each page's scripts, which needs a build. */
async function checkWebBuildAndWeight(): Promise<Counts> {
  const build = await checkWebBuild()
  return build.failed > 0 ? build : addCounts([build, checkFirstLoads()])
}

/**
 * Reports a suite whose service is missing: skipped on a developer's machine, a failure in CI, where a skip would go
 * unnoticed.
 */
function goWithout(service: string): Promise<Counts> {
  say(`${service} is missing`)
  return Promise.resolve(process.env.CI === 'true' ? countOf(false) : { ...none, skipped: 1 })
}

async function time(title: string, suite: () => Promise<Counts>): Promise<Counts> {
  say(`${title} …`)
  const startedAt = Date.now()
  const counts = await suite()
  say(`${title}: ${countsText(counts)} in ${secondsSince(startedAt)} s`)
  return counts
}

function secondsSince(startedAt: number): string {
  return ((Date.now() - startedAt) / 1000).toFixed(1)
}
