import { type LoadResult, percentile, runLoad } from '@sankalp/server/test/load.ts'

export type Speed = { answered: number; failed: number; p50: number; p99: number; max: number }

/** What everybody reads, from the cache, by visitors with a rest after each page. */
const pages = ['/', '/panchang/delhi', '/festivals/2026', '/blog', '/aboutus', '/contact']
const visitors = 6
const restMs = 30

/** Reads cached pages for so long, each visitor from an address of their own. */
export async function readPages(url: string, forMs: number): Promise<Speed> {
  const until = Date.now() + forMs
  let count = 0
  const result = await runLoad({
    url,
    connections: visitors,
    goesOn: () => Date.now() < until,
    pauseMs: restMs,
    next: (worker) => ({
      method: 'GET',
      path: pages[count++ % pages.length]!,
      headers: { 'x-forwarded-for': `203.0.113.${worker + 1}`, 'accept-language': 'en-IN', 'accept-encoding': 'br' },
    }),
  })
  return speedOf(result)
}

function speedOf({ answered, failures, byStatus, latenciesMs }: LoadResult): Speed {
  const others = Object.entries(byStatus).reduce((sum, [status, count]) => (status === '200' ? sum : sum + count), 0)
  return {
    answered,
    failed: failures.length + others,
    p50: percentile(latenciesMs, 50),
    p99: percentile(latenciesMs, 99),
    max: Math.max(0, ...latenciesMs),
  }
}

export function show({ answered, failed, p50, p99, max }: Speed): string {
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${max.toFixed(0)} ms (${answered} pages, ${failed} failed)`
}
