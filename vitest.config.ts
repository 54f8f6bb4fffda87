import { defineConfig } from 'vitest/config'

const apiTests = ['apps/server/**/*.api.test.ts']
/** Tests of what only a server of its own can do, such as going away. */
const postgresTests = ['apps/server/**/*.postgres.test.ts']
const builtFolders = ['**/node_modules/**', '**/build/**', '**/.react-router/**']

/** The same API tests run once per database; `TEST_DB` tells the test app which one to open. */
function apiProject(database: 'embedded' | 'postgres') {
  return {
    test: {
      name: `api-${database}`,
      include: database === 'postgres' ? [...apiTests, ...postgresTests] : apiTests,
      exclude: builtFolders,
      env: { TEST_DB: database },
      testTimeout: 30_000,
      // Opening an embedded database, or migrating a fresh schema, on a busy machine.
      hookTimeout: 60_000,
    },
  }
}

export default defineConfig({
  test: {
    // Each worker may hold a database of its own: more than two on two cores only makes them wait.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...builtFolders, ...apiTests, ...postgresTests],
        },
      },
      apiProject('embedded'),
      // Left out rather than failing one by one: `npm test` says loudly when PostgreSQL is missing.
      ...(process.env.TEST_DATABASE_URL ? [apiProject('postgres')] : []),
    ],
  },
})
