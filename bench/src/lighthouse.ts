import lighthouse from 'lighthouse'
import { findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import { launchBrowser } from './browser.ts'
import { publicPages } from './public-pages.ts'
import { tryTwice } from './run-parts.ts'
import { type Row, median } from './table.ts'

const aim = 95
const shiftAim = 0.02
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Runs Lighthouse with its own mobile setting: a slow phone on a slow network, both simulated. Uses the median of three
 * runs.
 */
export async function measureLighthouse(add: (row: Row) => void): Promise<void> {
  const server = await startServer()
  const port = await findFreePort()
  const browser = await launchBrowser(port)
  const failures: string[] = []
  try {
    for (const { path, name } of publicPages) {
      try {
        for (const row of await measurePage(server.url + path, name, port)) add(row)
      } catch (error) {
        failures.push(`${name}: ${describe(error)}`)
      }
    }
  } finally {
    await browser.close()
    await server.end()
  }
  if (failures.length > 0) throw new Error(failures.join('; '))
}

async function measurePage(url: string, name: string, port: number): Promise<Row[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    results.push(
      await tryTwice(
        () => resultOf(url, port),
        (error) => console.log(`  once more: ${describe(error)}`),
      ),
    )
  }
  const medians = categories.map((_, index) => median(results.map(({ scores }) => scores[index]!)))
  const shift = Math.max(...results.map((result) => result.shift))
  return [
    {
      what: `Lighthouse mobile, ${name}`,
      measured: medians.join(' / '),
      aim: `≥ ${aim} in all four`,
      reached: medians.every((score) => score >= aim),
    },
    {
      what: '  its layout shift, at the most',
      measured: shift.toFixed(3),
      aim: `≤ ${shiftAim}`,
      reached: shift <= shiftAim,
    },
  ]
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

type Result = { scores: number[]; shift: number }

async function resultOf(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`)
  const failing = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  if (failing.length > 0) console.log(`  ${url}: ${failing.map(({ id }) => id).join(', ')}`)
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}
