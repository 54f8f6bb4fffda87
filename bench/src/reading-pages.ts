import { measurePage } from './page-speed.ts'
import { type Row, microsRow, ratioRow } from './table.ts'

const pages = [
  { path: '/', name: 'home page' },
  { path: '/blog/tithi-explained', name: 'article' },
]

/**
 * Measures reading pages, cached as most visitors get them and freshly rendered, against a static React page of the
 * same size.
 */
export async function measureReadingPages(add: (row: Row) => void): Promise<void> {
  for (const { path, name } of pages) {
    const { kilobytes, rendered, cached, bare } = await measurePage(path)
    add(ratioRow(`${name} (${kilobytes} kB), cached ÷ a static React page as large`, cached, bare, 1))
    add(ratioRow(`${name}, cached ÷ rendered`, cached, rendered))
    add(microsRow('rendered and cached', [rendered, cached, bare]))
  }
}
