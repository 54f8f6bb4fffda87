import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { watchParameters } from './read-parameters.server.ts'

const address = () => new URL('https://sankalp.example/panchang?date=2026-11-15&x=1')

test('records the names of the parameters that a page reads, whether they exist or not', () => {
  const { url, listRead } = watchParameters(address())
  expect([url.pathname, listRead()]).toEqual(['/panchang', ''])
  expect([url.searchParams.get('date'), url.searchParams.has('city'), url.searchParams.getAll('a,b')]).toEqual([
    '2026-11-15',
    false,
    [],
  ])
  expect(listRead()).toBe('date,city,a%2Cb')
})

test.each([
  ['the query', ({ search }: URL) => search],
  ['the whole address', ({ href }: URL) => href],
  ['it as a text', (url: URL) => url.toString()],
  ['all parameters', ({ searchParams }: URL) => Object.fromEntries(searchParams)],
  ['how many there are', ({ searchParams }: URL) => searchParams.size],
  ['the parameters as a text', ({ searchParams }: URL) => searchParams.toString()],
])('who reads %s has read all', (_, read) => {
  const { url, listRead } = watchParameters(address())
  expect(read(url)).toEqual(read(address()))
  expect(listRead()).toBe('*')
})

test('ensures that no page reads its address without the recorder: the cache would mix up two pages', () => {
  const app = fileURLToPath(new URL('../..', import.meta.url))
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(routes|features)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  const past = sources.filter((file) => readFileSync(join(app, file), 'utf8').includes('request.url'))
  // The guard and the short addresses send redirects, which are never cached.
  expect(past.toSorted()).toEqual(['features/panchang/render/short-addresses.server.ts', 'routes/guard.tsx'])
})
