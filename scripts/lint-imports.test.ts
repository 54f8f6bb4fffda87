import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkApiPaths } from './lint-imports/api-paths.ts'
import { findImports } from './lint-imports/find-imports.ts'
import { checkImports } from './lint-imports/rules.ts'
import { readTree } from './lint-imports/tree.ts'

const workspace = (path: string, name: string, ...packages: string[]) => ({ path, name, packages: new Set(packages) })

const workspaces = [
  workspace('', 'sankalp', 'vitest'),
  workspace('packages/jyotish', '@sankalp/jyotish', '@sankalp/contract'),
  workspace('packages/contract', '@sankalp/contract', 'zod', '@sankalp/jyotish', '@sankalp/content'),
  workspace('packages/content', '@sankalp/content', '@sankalp/contract', '@sankalp/places'),
  workspace('packages/places', '@sankalp/places'),
  workspace('packages/illustrations', '@sankalp/illustrations', '@sankalp/content'),
  workspace('packages/new', '@sankalp/new', '@sankalp/contract', '@sankalp/content'),
  workspace(
    'apps/server',
    '@sankalp/server',
    'fastify',
    '@sankalp/contract',
    '@sankalp/web',
    '@sankalp/illustrations',
    '@fastify/cookie',
  ),
  workspace('apps/web', '@sankalp/web', 'react', '@sankalp/contract', '@sankalp/server', '@sankalp/illustrations'),
  workspace('e2e', '@sankalp/e2e', '@playwright/test', '@sankalp/server', '@sankalp/bench'),
  workspace('bench', '@sankalp/bench', '@sankalp/server'),
]

const check = (path: string, specifier: string) =>
  checkImports([{ path, source: `import { x } from '${specifier}'\n` }], workspaces).map(({ rule }) => rule)

describe('reports a wrong import', () => {
  test.each([
    ['packages/jyotish/src/a.ts', '@sankalp/contract', '@sankalp/jyotish must not import @sankalp/contract'],
    ['packages/contract/src/a.ts', '@sankalp/content', '@sankalp/contract must not import @sankalp/content'],
    ['packages/content/src/a.ts', '@sankalp/places', '@sankalp/content must not import @sankalp/places'],
    ['packages/new/src/a.ts', '@sankalp/content/locales', '@sankalp/new must not import @sankalp/content'],
    ['packages/illustrations/src/a.ts', '@sankalp/content', '@sankalp/illustrations must not import @sankalp/content'],
    ['apps/server/src/app.ts', '@sankalp/web', '@sankalp/server must not import @sankalp/web'],
    ['apps/web/app/lib/a.ts', '@sankalp/server', '@sankalp/web must not import @sankalp/server'],
    ['e2e/a.spec.ts', '@sankalp/bench', '@sankalp/e2e must not import @sankalp/bench'],
    ['apps/web/app/lib/a.ts', '../../../server/src/app.ts', '@sankalp/web must not import @sankalp/server'],
  ])('against the order of packages: %s ← %s', (path, specifier, rule) => {
    expect(check(path, specifier)).toEqual([rule])
  })

  test('of the illustrations into what a browser loads', () => {
    const rule =
      'a browser shows an illustration by its name (ui/picture.tsx): what draws them is for the server and the build'
    expect(check('apps/web/app/features/shop/a.tsx', '@sankalp/illustrations')).toEqual([rule])
  })

  test('across a package’s border by a path', () => {
    expect(check('apps/server/src/app.ts', '../../../packages/contract/src/money.ts')).toEqual([
      'import @sankalp/contract by its name, not by a path across its border',
    ])
    expect(check('scripts/a.ts', '../apps/server/src/app.ts')).toEqual([
      'import @sankalp/server by its name, not by a path across its border',
    ])
  })

  test.each([
    ['apps/server/src/app.ts', 'pg', 'pg is not in the package.json of @sankalp/server'],
    ['apps/server/src/app.ts', '@fastify/static/x', '@fastify/static is not in the package.json of @sankalp/server'],
    [
      'packages/places/src/a.ts',
      '@sankalp/contract',
      '@sankalp/contract is not in the package.json of @sankalp/places',
    ],
    ['apps/server/src/app.ts', 'vitest', 'vitest is not in the package.json of @sankalp/server'],
  ])('of a package nobody declared: %s ← %s', (path, specifier, rule) => {
    expect(check(path, specifier)).toEqual([rule])
  })

  test.each([
    [
      'apps/server/src/features/wallet/wallet.service.ts',
      '../users/users.repository.ts',
      'feature wallet must not import feature users: what joins them hands it over',
    ],
    ['apps/server/src/platform/db/db.ts', '../../features/users/a.ts', 'platform must not import feature users'],
    [
      'apps/server/src/features/wallet/wallet.routes.ts',
      '../../app.ts',
      'features/wallet must not import apps/server/src/app.ts, which joins the features',
    ],
    [
      'apps/server/src/platform/log.ts',
      '../main.ts',
      'platform must not import apps/server/src/main.ts, which joins the features',
    ],
    [
      'apps/server/src/platform/log.ts',
      '../../test/test-app.ts',
      'what runs for users must not import what is there for tests',
    ],
  ])('inside the server: %s ← %s', (path, specifier, rule) => {
    expect(check(path, specifier)).toEqual([rule])
  })

  test.each([
    ['apps/web/app/ui/button.tsx', '../features/shell/top-bar.tsx', 'ui must not import feature shell'],
    ['apps/web/app/lib/api.ts', '~/features/shell/top-bar.tsx', 'lib must not import feature shell'],
    ['apps/web/app/shared/birth/birth.ts', '../../features/kundli/a.ts', 'shared must not import feature kundli'],
    ['apps/web/app/lib/a.ts', '../shared/birth/birth.ts', 'lib must not import shared: it knows nothing of the domain'],
    [
      'apps/web/app/ui/a.tsx',
      '@sankalp/contract/language',
      'ui must not import @sankalp/contract: it knows nothing of the domain',
    ],
    ['apps/web/app/ui/a.tsx', '../shared/birth/birth.ts', 'ui must not import shared: it knows nothing of the domain'],
    ['apps/web/app/ui/button.tsx', '../lib/session.ts', 'ui must not import lib: it is given what it shows'],
    ['apps/web/app/ui/button.tsx', '../lib/api/client.ts', 'ui must not import lib: it is given what it shows'],
    [
      'apps/web/app/features/shell/top-bar.tsx',
      '../auth/login-form.tsx',
      'feature shell must not import feature auth: what joins them hands it over',
    ],
    [
      'apps/web/app/features/shell/top-bar.tsx',
      '../../routes/home.tsx',
      'features/shell must not import apps/web/app/routes/home.tsx, which joins the features',
    ],
    ['apps/web/app/lib/a.ts', '../root.tsx', 'lib must not import apps/web/app/root.tsx, which joins the features'],
  ])('inside the web app: %s ← %s', (path, specifier, rule) => {
    expect(check(path, specifier)).toEqual([rule])
  })
})

test.each([
  ['packages/content/src/a.ts', '@sankalp/contract/language'],
  ['apps/server/src/app.ts', './features/wallet/wallet.routes.ts'],
  ['apps/server/src/features/wallet/a.ts', './ledger.ts'],
  ['apps/server/src/features/wallet/a.ts', '../../platform/clock.ts'],
  ['apps/server/src/features/wallet/a.api.test.ts', '../../../test/test-app.ts'],
  ['apps/server/src/features/wallet/a.test.ts', 'vitest'],
  ['apps/server/src/app.ts', '@fastify/cookie'],
  ['apps/server/src/app.ts', 'node:fs'],
  ['apps/server/src/app.ts', '@sankalp/illustrations'],
  ['apps/web/scripts/a.ts', '@sankalp/illustrations'],
  ['apps/web/app/features/design/a.server.ts', '@sankalp/illustrations'],
  ['apps/web/app/routes/home.tsx', '../features/shell/top-bar.tsx'],
  ['apps/web/app/routes/home.tsx', './+types/home'],
  ['apps/web/app/server.ts', 'virtual:react-router/server-build'],
  ['apps/web/app/lib/a.tsx', '../ui/button.tsx'],
  ['apps/web/app/shared/birth/a.ts', '../../lib/storage.ts'],
  ['apps/web/app/shared/birth/a.ts', '../places/place.ts'],
  ['apps/web/app/features/kundli/a.ts', '../../shared/birth/birth.ts'],
  ['e2e/a.spec.ts', '@sankalp/server'],
])('a right import passes: %s ← %s', (path, specifier) => {
  expect(check(path, specifier)).toEqual([])
})

test('every form of import is found with its line; comments and strings are ignored', () => {
  const keyword = 'import' // apart, so that this file does not seem to import "five" itself
  const source = [
    "import a from 'one'",
    'import {',
    '  b,',
    "} from 'two'",
    "import './three.css'",
    "export * from 'four'",
    `const later = () => ${keyword}('five')`,
    `type T = ${keyword}('six').T`,
    "// import z from 'comment'",
    "/* import z from 'block' */",
    'const text = "import z from \'string\'"',
    "export const from = 'no import'",
  ]
  expect(findImports(source.join('\n'))).toEqual([
    { specifier: 'one', line: 1 },
    { specifier: 'two', line: 4 },
    { specifier: './three.css', line: 5 },
    { specifier: 'four', line: 6 },
    { specifier: 'five', line: 7 },
    { specifier: 'six', line: 8 },
  ])
})

test('the repository itself follows the directions', () => {
  const { files, workspaces: real } = readTree(fileURLToPath(new URL('..', import.meta.url)))
  expect(files.length).toBeGreaterThan(20)
  expect(checkImports(files, real)).toEqual([])
})

describe('a path of the API', () => {
  const paths = (path: string, source: string) => checkApiPaths([{ path, source }]).map(({ line }) => line)

  test.each([
    ["const route = '/api/user/logout'\n"],
    ['await fetch(`/api/blog/${name}`)\n'],
    ['const route = { path: "/api/user/logout" }\n'],
  ])('written by hand in the web app is found: %s', (source) => {
    expect(paths('apps/web/app/features/a/b.ts', `\n${source}`)).toEqual([2])
    expect(paths('apps/web/service-worker/main.ts', source)).toEqual([1])
  })

  test.each([
    ['apps/web/app/features/a/b.ts', "page.startsWith('/api/')"],
    ['apps/web/app/features/a/b.ts', "// as '/api/user/logout' does"],
    ['apps/web/app/features/a/b.test.ts', "expect(path).toBe('/api/user/logout')"],
    ['apps/server/src/features/a/b.ts', "const path = '/api/user/logout'"],
  ])('is no matter in %s: %s', (path, source) => {
    expect(paths(path, source)).toEqual([])
  })
})

test('a file of calls imports no schema library', () => {
  const rule = 'a file of calls imports nothing but call.ts and constants.ts'
  expect(check('packages/contract/src/users.calls.ts', 'zod')).toEqual([rule])
  expect(check('packages/contract/src/users.calls.ts', './fields.ts')).toEqual([rule])
  expect(check('packages/contract/src/users.calls.ts', './call.ts')).toEqual([])
  expect(check('packages/contract/src/users.ts', 'zod')).toEqual([])
})
