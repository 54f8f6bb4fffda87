import { randomUUID } from 'node:crypto'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { likelyBrowser } from './scripts/services/browser-places.ts'

const apiTests = ['apps/server/**/*.api.test.ts']
/** Tests that need a database server of their own, for example one that goes down. */
const postgresTests = ['apps/server/**/*.postgres.test.ts']
const webTests = ['apps/web/**/*.test.{ts,tsx}']
/** Tests of forms and widgets in a real browser, because they depend on focus, keys and pointers. */
const browserTests = ['apps/web/**/*.browser.test.tsx']
const builtFolders = ['**/node_modules/**', '**/build/**', '**/.react-router/**']

/**
 * API tests run on PostgreSQL. These also run on the embedded database: tests of code that uses a database directly
 * (the database layer, the table constraints, the ledger, idempotency, jobs), and one path through each feature.
 */
const onBothDatabases = [
  'apps/server/src/platform/{db,jobs}/*.api.test.ts',
  'apps/server/src/platform/http/idempotency*.api.test.ts',
  'apps/server/src/features/wallet/ledger*.api.test.ts',
  'apps/server/src/verify*.api.test.ts',
  'apps/server/test/table-rules*.api.test.ts',
  'apps/server/test/each-feature.api.test.ts',
  'apps/server/src/demo-history/*.api.test.ts',
]

/** Start these first, so that no worker is left with one of them at the end. */
const longest = [
  'test/access-matrix',
  'test/odd-addresses',
  'consultations/pauses',
  'test/field-fuzz',
  'consultations/endings',
  'test/redis-away',
  'consultations/readiness',
  'consultations/consultations',
  'jobs/jobs',
  'db/make-folder',
  'demo-history/make-history',
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
 * Limits that make a hanging test fail. No test may depend on how long it takes: a wait that it tests has its own limit
 * in the product.
 */
const nets = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

/** The databases of this run have this in their name. */
const run = randomUUID().slice(0, 8)

/** Makes the project of API tests on one database. `TEST_DB` tells the test app which one to open. */
function apiProject(database: 'embedded' | 'postgres') {
  return {
    test: {
      ...nets,
      name: `api-${database}`,
      include: database === 'postgres' ? [...apiTests, ...postgresTests] : onBothDatabases,
      exclude: builtFolders,
      env: { TEST_DB: database, TEST_RUN: run },
      globalSetup: 'apps/server/test/databases.setup.ts',
      // Load the server's modules, read its tables and open a database once per worker, not once per file.
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
    // Each worker may use its own database: more than two workers on two cores only wait.
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
          // No test here replaces a module or leaves state in one.
          isolate: false,
        },
      },
      {
        test: {
          ...nets,
          name: 'unit-web',
          include: webTests,
          exclude: [...builtFolders, ...browserTests],
          // The version of the pictures, and those of festivals; the build makes both of the pictures themselves.
          env: {
            PICTURES: 'test',
            FESTIVAL_PICTURES: 'festivals/diwali,festivals/holi,poojas/dhanteras,poojas/govardhan',
          },
          // These put browsers into the global object and state into modules, so each file gets its own thread.
          pool: 'threads',
        },
      },
      browserProject,
      apiProject('embedded'),
      // Left out instead of failing one by one: `npm test` reports clearly when PostgreSQL is missing.
      ...(process.env.TEST_DATABASE_URL ? [apiProject('postgres')] : []),
    ],
  },
})
