import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Budgets, type Manifest, describe, measureFirstLoads, readManifest } from './first-load.ts'

const budgets: Budgets = {
  kilobytes: { reading: 110, controls: 120, working: 160 },
  controlsRoutes: [],
  workingRoutes: ['routes/login', 'routes/guard'],
}
const sizes: Record<string, number> = {
  '/manifest': 1000,
  '/entry': 2000,
  '/libraries': 60_000,
  '/root': 7000,
  '/guard': 3000,
  '/form': 40_000,
  '/home': 10_000,
  '/login': 500,
  '/profile': 900,
}
const manifest: Manifest = {
  url: '/manifest',
  entry: { module: '/entry', imports: ['/libraries'] },
  routes: {
    root: { id: 'root', module: '/root', imports: ['/libraries'] },
    'routes/home': { id: 'routes/home', parentId: 'root', module: '/home', imports: ['/libraries'] },
    'routes/login': { id: 'routes/login', parentId: 'root', module: '/login', imports: ['/form', '/libraries'] },
    'routes/guard': { id: 'routes/guard', parentId: 'root', module: '/guard' },
    'routes/profile': { id: 'routes/profile', parentId: 'routes/guard', module: '/profile', imports: ['/form'] },
  },
}
const bytesOf = (url: string) => sizes[url]!
const loads = (changed: Partial<typeof sizes> = {}) =>
  measureFirstLoads(manifest, budgets, (url) => changed[url] ?? bytesOf(url))

test('a page’s weight is its manifest, entry, root, layouts and itself with all their imports, each file once', () => {
  expect(loads()).toEqual([
    { id: 'routes/profile', kilobytes: 113.9, budget: 160 },
    { id: 'routes/login', kilobytes: 110.5, budget: 160 },
    { id: 'routes/home', kilobytes: 80, budget: 110 },
  ])
})

test('an unlisted page has the budget of a reading page, and fails beyond 110 kB', () => {
  const home = loads({ '/home': 41_000 }).find(({ id }) => id === 'routes/home')!
  expect(describe(home)).toMatch(/^✗ first load of routes\/home: 111\.0 of 110 kB/)
  expect(describe(loads({ '/home': 40_000 }).find(({ id }) => id === 'routes/home')!)).toMatch(/^✓/)
})

test('a page inside a layout of working screens has their budget', () => {
  const profile = (bytes: number) => describe(loads({ '/profile': bytes }).find(({ id }) => id === 'routes/profile')!)
  expect(profile(47_000)).toMatch(/^✓ .* 160\.0 of 160 kB/)
  expect(profile(47_100)).toMatch(/^✗/)
})

test('a page with controls has its own budget', () => {
  const named = { ...budgets, controlsRoutes: ['routes/home'] }
  const home = measureFirstLoads(manifest, named, bytesOf).find(({ id }) => id === 'routes/home')!
  expect(describe(home)).toMatch(/^✓ .* 80\.0 of 120 kB/)
})

test('the complete list of routes is read from the build folder', () => {
  const build = mkdtempSync(join(tmpdir(), 'sankalp-routes-'))
  try {
    writeFileSync(join(build, 'routes.json'), JSON.stringify(manifest))
    expect(readManifest(build)).toEqual(manifest)
    rmSync(join(build, 'routes.json'))
    expect(() => readManifest(build)).toThrow('no list of its routes')
  } finally {
    rmSync(build, { recursive: true })
  }
})
