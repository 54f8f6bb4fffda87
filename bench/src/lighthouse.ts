import lighthouse from 'lighthouse'
import { findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import { launchBrowser } from './browser.ts'
import { publicPages } from './public-pages.ts'
import { type Row, median } from './table.ts'

const aim = 95
const shiftAim = 0.02
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
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) results.push(await resultOf(server.url + path, port))
      const medians = categories.map((_, index) => median(results.map(({ scores }) => scores[index]!)))
      const shift = Math.max(...results.map((result) => result.shift))
      rows.push({
        what: `Lighthouse mobile, ${name}`,
        measured: medians.join(' / '),
        aim: `≥ ${aim} in all four`,
        reached: medians.every((score) => score >= aim),
      })
      rows.push({ what: '  its layout shift, at the most', measured: shift.toFixed(3), aim: `≤ ${shiftAim}`, reached: shift <= shiftAim })
    }
    return rows
  } finally {
    await browser.close()
    await server.end()
  }
}

type Result = { scores: number[]; shift: number }

async function resultOf(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`)
  const failing = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
  if (failing.length > 0) console.log(`  ${url}: ${failing.map(({ id }) => id).join(', ')}`)
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}
