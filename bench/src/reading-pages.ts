import { measurePage } from './page-speed.ts'
import { type Row, microsRow, ratioRow } from './table.ts'

const pages = [
  { path: '/', name: 'home page' },
  { path: '/blog/tithi-explained', name: 'article' },
]

/** Pages to read, as most visitors get them (kept) and drawn anew, against a static React page of the same size. */
export async function measureReadingPages(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { path, name } of pages) {
    const { kilobytes, drawn, kept, bare } = await measurePage(path)
    rows.push(
      ratioRow(`${name} (${kilobytes} kB), kept ÷ a static React page as large`, kept, bare, 1),
      ratioRow(`${name}, drawn anew ÷ the same`, drawn, bare),
      microsRow('drawn and kept', [drawn, kept, bare]),
    )
  }
  return rows
}
