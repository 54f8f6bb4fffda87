import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readTree } from './lint-imports/tree.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = (folder: string) =>
  readdirSync(root + folder).map((name) => ({
    path: `${folder}/${name}`,
    source: readFileSync(`${root}${folder}/${name}`, 'utf8'),
  }))

const stated = documents('docs/requirements').flatMap(({ source }) =>
  [...source.matchAll(/^- \*\*([A-Z]-\d+)\*\* /gm)].map(([, number]) => number),
)

test('each requirement has a unique number', () => {
  expect(stated.length).toBeGreaterThan(100)
  expect(new Set(stated).size).toBe(stated.length)
})

test('every reference to a requirement names an existing one', () => {
  const sources = [...readTree(root).files, ...documents('docs/decisions')]
  const named = sources.flatMap(({ path, source }) =>
    [...source.matchAll(/docs\/requirements ([A-Z]-\d+)/g)].map(([, number]) => ({ path, number })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ number }) => !stated.includes(number))).toEqual([])
})
