import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { createPathTest } from './known-paths.ts'

const patterns = listPatterns(routes).filter((pattern) => pattern !== '*')
const isKnown = createPathTest(patterns)

function listPatterns(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(path !== undefined || index ? [path ?? ''] : []),
    ...listPatterns([...children]),
  ])
}

/** Returns what the router says about the same path. */
function routerKnows(path: string): boolean {
  return (
    matchRoutes(
      patterns.map((pattern) => ({ path: pattern })),
      path,
    ) !== null
  )
}

/** Returns valid and invalid ways to type the path of a pattern. */
function variantsOf(pattern: string): string[] {
  const short = `/${pattern.replaceAll(/\/?:[\w-]+\?/g, '').replaceAll(/:[\w-]+/g, 'x')}`
  const long = `/${pattern.replaceAll(/:[\w-]+\??/g, 'a%20b')}`
  return [short, long].flatMap((path) => [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `${path}/more`,
    `${path}/a/b/c`,
    path.toUpperCase(),
    `${path}x`,
    path.slice(0, -1),
    `${path}%2F`,
    `${path}%2f..`,
    `${path}\n`,
    `${path}#top`,
    path.replace('/', '%2F'),
    path.replaceAll('x', 'क'),
  ])
}

test('agrees with the router about every path', () => {
  const paths = [
    ...patterns.flatMap(variantsOf),
    '/',
    '//',
    '',
    '/no',
    '/no/such/page',
    '/.',
    '/..',
    '/%00',
    '/*',
    '/:id',
    '/panchang/:city',
    '/blog/',
    '/blog//x',
  ]
  expect(paths.length).toBeGreaterThan(1500)
  expect(paths.filter((path) => isKnown(path) !== routerKnows(path))).toEqual([])
  expect([isKnown('/panchang/delhi'), isKnown('/no/such/page')]).toEqual([true, false])
})

test('takes a path that cannot be decoded as it is written', () => {
  expect([isKnown('/panchang/%E0%A4%A'), isKnown('/%E0%A4%A')]).toEqual([true, false])
})

test('throws on a pattern that it cannot read, instead of reporting a missing page', () => {
  for (const pattern of ['files/*', 'en?/about', 'a.b'])
    expect(() => createPathTest([pattern])).toThrow('unknown kind of pattern')
})
