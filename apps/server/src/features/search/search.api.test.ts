import { readFileSync } from 'node:fs'
import { search } from '@sankalp/contract/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '../../../test/demo-rows.ts'
import { fileApp } from '../../../test/test-app.ts'

const app = fileApp()
beforeAll(() => loadDemo(app().db, new Date()))

const find = async (q: string) => (await app().newClient().call(search, { query: { q } })).body

/** The names by which the list of words calls the results. */
function namesOf({ poojas, products, acharyas, articles }: Awaited<ReturnType<typeof find>>): string[][] {
  return [
    poojas.items.map(({ _id }) => `poojas/${_id}`),
    products.items.map(({ _id }) => `products/${_id}`),
    acharyas.items.map(({ name }) => `acharyas/${name}`),
    articles.items.map(({ _id }) => `articles/${_id}`),
  ]
}

test('finds what was meant among the first three of its kind for 95 of 100 words as people type them', async () => {
  const words = readFileSync(
    new URL('../../../../../packages/content/fixtures/searched-words.tsv', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((row) => row.split('\t') as [typed: string, meant: string])
  expect(words.length).toBeGreaterThanOrEqual(200)
  const missed: string[] = []
  for (const [typed, meant] of words) {
    const found = namesOf(await find(typed))
    if (!found.some((names) => names.slice(0, 3).includes(meant)))
      missed.push(`${typed} → ${meant}: ${found.map((names) => names.slice(0, 3).join(' ')).join(' | ')}`)
  }
  expect(missed.length / words.length, missed.join('\n')).toBeLessThan(0.05)
})

describe('a search', () => {
  test('returns the first of each kind and how many there are', async () => {
    const { poojas, articles } = await find('pooja')
    expect(poojas.items).toHaveLength(6)
    expect(poojas.total).toBeGreaterThan(6)
    expect(articles.items[0]).not.toHaveProperty('content')
  })

  test.each(['xylophone', '!!!', '॥', "'; xylophone --", '(xylophone|zither)*[', 'qqqq'])(
    'finds nothing for %j',
    async (q) => {
      const { poojas, products, acharyas, articles } = await find(q)
      expect([poojas, products, acharyas, articles].map(({ total }) => total)).toEqual([0, 0, 0, 0])
    },
  )

  test('finds a new pooja at once, although the vocabulary is older', async () => {
    expect((await find('zulekhapuja')).poojas.total).toBe(0)
    await app().db.query(
      `insert into pooja (id, name, description, about, drawing, price_paise, duration_minutes, search_text, created_at, updated_at)
       select 'zulekha', name, description, about, drawing, price_paise, duration_minutes, 'julekapuja', now(), now() from pooja where id = 'ganesh'`,
    )
    expect((await find('zulekhapuja')).poojas.items.map(({ _id }) => _id)).toEqual(['zulekha'])
  })
})
