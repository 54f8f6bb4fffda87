import lighthouse from 'lighthouse'
import { findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import { launchBrowser } from './browser.ts'
import { publicPages } from './public-pages.ts'
import { type Row, median } from './table.ts'

const aim = 95
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse with its own mobile setting: a slow phone on a slow network, both simulated. The median of three runs. */
export async function measureLighthouse(): Promise<Row[]> {
  const server = await startServer()
  const port = await findFreePort()
  const browser = await launchBrowser(port)
  try {
    const rows: Row[] = []
    for (const { path, name } of publicPages) {
      const scores: number[][] = []
      for (let run = 0; run < runs; run += 1) scores.push(await scoresOf(server.url + path, port))
      const medians = categories.map((_, index) => median(scores.map((score) => score[index]!)))
      rows.push({
        what: `Lighthouse mobile, ${name}`,
        measured: medians.join(' / '),
        aim: `≥ ${aim} in all four`,
        reached: medians.every((score) => score >= aim),
      })
    }
    return rows
  } finally {
    await browser.close()
    await server.end()
  }
}

async function scoresOf(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`)
  const failing = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
  if (failing.length > 0) console.log(`  ${url}: ${failing.map(({ id }) => id).join(', ')}`)
  return categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
}
