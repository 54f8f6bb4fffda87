import { randomUUID } from 'node:crypto'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { likelyBrowser } from './scripts/services/browser-places.ts'

const apiTests = ['apps/server/**/*.api.test.ts']
/** Tests of what only a server of its own can do, such as going away. */
const postgresTests = ['apps/server/**/*.postgres.test.ts']
const webTests = ['apps/web/**/*.test.{ts,tsx}']
/** Tests of forms and widgets, in a real browser: focus, keys and pointers are what they are about. */
const browserTests = ['apps/web/**/*.browser.test.tsx']
const builtFolders = ['**/node_modules/**', '**/build/**', '**/.react-router/**']

/**
 * API tests that no difference between the two databases can change, so they run on the embedded one only: what is
 * computed from tables and files, what is refused before any statement is sent, and what sockets and Redis do. `npm run
 * proofs` fuzzes every field and calls every endpoint as everybody on PostgreSQL too.
 */
const sameOnAnyDatabase = [
  'apps/server/src/demo-acharyas*',
  'apps/server/src/features/acharyas/online*',
  'apps/server/src/features/discovery/*',
  'apps/server/src/features/horoscope/*',
  'apps/server/src/features/kundli/published-charts*',
  'apps/server/src/features/matching/*',
  'apps/server/src/features/panchang/*',
  'apps/server/src/features/places/*',
  'apps/server/src/platform/gateways/storage/bucket*',
  'apps/server/src/platform/http/http.api.test.ts',
  'apps/server/test/access-matrix*',
  'apps/server/test/field-fuzz*',
  'apps/server/test/odd-addresses*',
  'apps/server/test/pdf*',
  'apps/server/test/redis-away*',
  'apps/server/test/running-docs*',
]

/** Begun first, so that no worker is left alone with one of them at the end. */
const longest = [
  'test/access-matrix',
  'test/field-fuzz',
  'auth/auth.api',
  'acharyas/online',
  'test/shutdown',
  'kundli/kundli-pdf',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (longest.some((name) => moduleId.includes(name)) ? 0 : 1)
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, no array's
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => rank(a) - rank(b))
  }
}

/**
 * Nets for what never ends, on any machine: no test may mean anything by how long it takes. A wait that a test is
 * about has a limit of its own in the product.
 */
const nets = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 600_000 } } }

/** Databases of this run carry its name. */
const run = randomUUID().slice(0, 8)

/** The same API tests run once per database; `TEST_DB` tells the test app which one to open. */
function apiProject(database: 'embedded' | 'postgres') {
  return {
    test: {
      ...nets,
      name: `api-${database}`,
      include: database === 'postgres' ? [...apiTests, ...postgresTests] : apiTests,
      exclude: database === 'postgres' ? [...builtFolders, ...sameOnAnyDatabase] : builtFolders,
      env: { TEST_DB: database, TEST_RUN: run },
      globalSetup: 'apps/server/test/databases.setup.ts',
      // The server's modules are loaded, its tables read and a database opened once per worker, not once per file.
      isolate: false,
    },
  }
}

const browserProject = {
  extends: './apps/web/vite.component-tests.ts',
  test: {
    name: 'browser',
    include: browserTests,
    exclude: builtFolders,
    setupFiles: ['apps/web/app/lib/testing/browser-setup.fake.ts'],
    ...nets,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 412, height: 915 },
      provider: playwright({
        launchOptions: {
          executablePath: likelyBrowser(),
          args: [
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            '--allow-loopback-in-peer-connection',
          ],
        },
        contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

export default defineConfig({
  test: {
    // Each worker may hold a database of its own: more than two on two cores only makes them wait.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...nets,
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...builtFolders, ...apiTests, ...postgresTests, ...webTests],
          // Nothing here replaces a module or leaves something in one.
          isolate: false,
        },
      },
      {
        test: {
          ...nets,
          name: 'unit-web',
          include: webTests,
          exclude: [...builtFolders, ...browserTests],
          // These put browsers into the global object and state into modules: each file has a thread of its own.
          pool: 'threads',
        },
      },
      browserProject,
      apiProject('embedded'),
      // Left out rather than failing one by one: `npm test` says loudly when PostgreSQL is missing.
      ...(process.env.TEST_DATABASE_URL ? [apiProject('postgres')] : []),
    ],
  },
})
