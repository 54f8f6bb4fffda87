import { describe, expect, test } from 'vitest'
import { assetsIn, candidates, isStillTrue, cachedKindOf, languageIn, planFor, yearsAhead } from './rules.ts'

const origin = 'https://sankalp.example'
const plan = (path: string, mode = 'cors', method = 'GET') =>
  planFor({ method, mode, url: new URL(path, origin) }, origin)

describe('plans for requests', () => {
  test.each([
    '/api/wallet/getBalance',
    '/api/panchang/day/delhi/today',
    '/media/a.jpg',
    '/panchang/delhi.data',
    '/metrics',
    'https://elsewhere.example/assets/a.js',
  ])('%s is left alone', (path) => {
    expect(plan(path)).toBe('leave')
  })

  test('handles only requests that read', () => {
    expect(plan('/assets/a-1.js', 'cors', 'POST')).toBe('leave')
    expect([plan('/mywallet', 'navigate'), plan('/assets/a-1.js'), plan('/locales/hin/shell.json')]).toEqual([
      'page',
      'asset',
      'words',
    ])
  })
})

describe('cached pages', () => {
  test.each([
    '/',
    '/shop',
    '/pooja',
    '/mywallet',
    '/profile',
    '/blog',
    '/chatwithastrologer',
    '/panchang/delhi/2026-11-15',
    '/kundli-details',
  ])('%s never is', (path) => {
    expect(cachedKindOf(path)).toBeNull()
  })

  test('caches articles and a city’s day', () => {
    expect([
      cachedKindOf('/blog/tithi-explained'),
      cachedKindOf('/panchang'),
      cachedKindOf('/panchang/varanasi'),
    ]).toEqual(['article', 'panchang', 'panchang'])
  })

  test('does not show yesterday’s panchang, but shows an old article', () => {
    expect([
      isStillTrue('panchang', 1000, 1000),
      isStillTrue('panchang', 1000, 999),
      isStillTrue('article', 1000, 9999),
    ]).toEqual([false, true, true])
  })

  test('looks first for the chosen city’s panchang when the address names no city', () => {
    expect(candidates('/panchang/', 'varanasi')).toEqual(['/panchang/varanasi', '/panchang'])
    expect(candidates('/blog/a', 'varanasi')).toEqual(['/blog/a'])
  })

  test('starts with the chosen city’s panchang, since the home page is not copied', () => {
    expect(candidates('/', 'varanasi')).toEqual(['/panchang/varanasi', '/panchang'])
  })

  test('has the years of the coming seven days', () => {
    expect(yearsAhead(new Date(2026, 11, 24))).toEqual([2026])
    expect(yearsAhead(new Date(2026, 11, 25))).toEqual([2026, 2027])
  })
})

test('reads a page’s files and its language', () => {
  const html =
    '<html lang="hi"><link href="/assets/app-a1.css"><script src="/assets/b-2.js"></script><link href="/assets/f.woff2"><img src="/pictures/0a1b/heroes/a-wide.svg#svgView(viewBox(0,0,9,9))"><script src="/assets/b-2.js">'
  expect(assetsIn(html)).toEqual([
    '/assets/app-a1.css',
    '/assets/b-2.js',
    '/assets/f.woff2',
    '/pictures/0a1b/heroes/a-wide.svg',
  ])
  expect([languageIn(html), languageIn('<html lang="en">')]).toEqual(['hin', 'en'])
})
