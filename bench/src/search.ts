import { readFileSync } from 'node:fs'
import { search } from '@sankalp/contract/search'
import { startServer } from '@sankalp/server/test/server-process.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import { type Row, median } from './table.ts'

/** Searches the words of the list as people type them: how often what was meant is among the first three, and how fast. */
export async function measureSearchedWords(add: (row: Row) => void): Promise<void> {
  const { db, url } = await openTestPostgres()
  const server = await startServer(
    { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1', DEMO_ACHARYAS: 'off' },
    { keepsLog: false },
  )
  try {
    const words = readFileSync(new URL('../../packages/content/fixtures/searched-words.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split('\t') as [typed: string, meant: string])
    const taken: number[] = []
    let found = 0
    for (const [typed, meant] of words) {
      const start = performance.now()
      const { body } = await server.newClient().call(search, { query: { q: typed } })
      taken.push(performance.now() - start)
      const { poojas, products, acharyas, articles } = body
      const names = [
        ...poojas.items.slice(0, 3).map(({ _id }) => `poojas/${_id}`),
        ...products.items.slice(0, 3).map(({ _id }) => `products/${_id}`),
        ...acharyas.items.slice(0, 3).map(({ name }) => `acharyas/${name}`),
        ...articles.items.slice(0, 3).map(({ _id }) => `articles/${_id}`),
      ]
      if (names.includes(meant)) found += 1
    }
    const share = (found / words.length) * 100
    add({
      what: `search: what was meant among the first three of its kind (${words.length} words)`,
      measured: `${share.toFixed(1)} %`,
      aim: '≥ 95 %',
      reached: share >= 95,
    })
    const ms = median(taken)
    add({ what: 'search: all four kinds, median', measured: `${ms.toFixed(1)} ms`, aim: '≤ 50 ms', reached: ms <= 50 })
  } finally {
    await server.end()
    await db.close()
  }
}
