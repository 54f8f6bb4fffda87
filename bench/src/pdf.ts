import { setTimeout as wait } from 'node:timers/promises'
import { generateKundali, kundaliPdf } from '@sankalp/contract/kundli'
import { matchPdf } from '@sankalp/contract/matching'
import { startServer } from '@sankalp/server/test/server-process.ts'
import { birth, bride, groom, kundli } from './people.ts'
import { type Row, median } from './table.ts'

const AIM_MS = 1000
/** The longest time that making a document may block other requests. */
const AIM_STALL_MS = 150
const rounds = 12
/** Users do not request a file sooner than this after seeing the chart. */
const readingMs = 3000

/**
 * Measures the printed kundli and match over HTTP in Hindi, the slower language, and how long a small call waits
 * meanwhile.
 */
export async function measurePdfs(): Promise<Row[]> {
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' }, { keepsLog: false })
  try {
    // As on the page: the chart first, then the request to print it.
    await post(server.url + generateKundali.path, birth)
    await wait(readingMs)
    const first = await post(server.url + kundaliPdf.path, { ...kundli, language: 'hin' })
    const stopProbe = probe(`${server.url}/healthz`)
    const kundlis = await repeat(() => post(server.url + kundaliPdf.path, { ...kundli, language: 'hin' }))
    const matches = await repeat(() => post(server.url + matchPdf.path, { ...groom, ...bride, language: 'hin' }))
    const stallMs = await stopProbe()
    return [
      below('PDF of a kundli, the first after the start', first.ms, AIM_MS),
      below(`PDF of a kundli (${Math.round(first.bytes / 1000)} kB)`, median(kundlis), AIM_MS),
      below('PDF of a match', median(matches), AIM_MS),
      below('  a small call meanwhile, at the most', stallMs, AIM_STALL_MS),
    ]
  } finally {
    await server.end()
  }
}

function below(what: string, ms: number, aim: number): Row {
  return { what, measured: `${Math.round(ms)} ms`, aim: `< ${aim} ms`, reached: ms < aim }
}

let callers = 0

/** Requests one document from a new address, since calls are limited per address. */
async function post(url: string, body: object): Promise<{ ms: number; bytes: number }> {
  callers += 1
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${callers}` },
    body: JSON.stringify(body),
  })
  const { byteLength } = await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return { ms: performance.now() - startedAt, bytes: byteLength }
}

async function repeat(run: () => Promise<{ ms: number }>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((await run()).ms)
  return times
}

/** Calls repeatedly until it is stopped, and returns the longest wait. */
function probe(url: string): () => Promise<number> {
  const stop = new AbortController()
  let longestMs = 0
  const running = (async () => {
    while (!stop.signal.aborted) {
      const startedAt = performance.now()
      await (await fetch(url)).text()
      longestMs = Math.max(longestMs, performance.now() - startedAt)
    }
  })()
  return async () => {
    stop.abort()
    await running
    return longestMs
  }
}
