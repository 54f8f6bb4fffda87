import { once } from 'node:events'
import { loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import type { FloodName, FloodOutcome } from './floods.worker.ts'
import { behindProxy, findTrouble, withServer } from './ground.ts'
import { type Speed, readPages, show } from './honest.ts'
import type { Proof, Report } from './proof.ts'

const measureMs = 4000
/** What else the machine does only makes it worse: the best round counts, and each comes from an address of its own. */
const rounds = 3
/** Beside what is normal: on a quiet machine a cached page takes two milliseconds, and a single tick of a timer is one. */
const leastMs = 4

const floods: { name: FloodName; title: string; atMost: number }[] = [
  { name: 'pings', title: 'five sockets without a token send empty pings as fast as they can', atMost: 2 },
  { name: 'packets', title: 'five sockets send Socket.IO connect packets as fast as they can', atMost: 2 },
  { name: 'sockets', title: 'one address opens sockets as fast as it can, and leaves them silent', atMost: 2 },
  { name: 'missing', title: 'one address asks for pages that are not there', atMost: 3 },
  { name: 'costly', title: '300 costly pages at once from one address, again and again', atMost: 3 },
  { name: 'costlyFromMany', title: '300 costly pages at once from 300 addresses', atMost: 3 },
  { name: 'oneByOne', title: 'costly pages one after the other over three connections, never many at once', atMost: 3 },
  { name: 'reckoned', title: '200 pages at once of years and months that nobody has asked for yet', atMost: 3 },
  { name: 'nowhere', title: '300 calls at once that do not exist, with a body, from 150 addresses', atMost: 3 },
  {
    name: 'pipelined',
    title: 'two connections ask on and on without waiting for answers, and come again when they are cut',
    atMost: 3,
  },
  { name: 'pipelinedByEight', title: 'the same from eight addresses at once', atMost: 3 },
  { name: 'pipelinedByProxy', title: 'the same through the proxy, which must not be shut out', atMost: 3 },
  { name: 'queries', title: 'cached pages with random parameters, tokens and HEAD', atMost: 3 },
]

export const floodsProof: Proof = {
  number: 13,
  name: 'floods',
  title: 'floods of frames, sockets and renderings, with honest visitors beside them',
  run: (report, options) =>
    withServer({ ...behindProxy, LOG_LEVEL: 'error' }, async (server) => {
      // The first seconds of a process are its slowest.
      await readPages(server.url, 2 * measureMs)
      for (const flood of floods.filter(({ name }) => options.flood === null || name === options.flood))
        await proveOne(report, server, flood)
      report.check(
        'the server logged no failure and still runs',
        findTrouble(server.log).length === 0 && server.child.exitCode === null,
        findTrouble(server.log)[0],
      )
    }),
}

async function proveOne(
  report: Report,
  server: ServerProcess,
  { name, title, atMost }: (typeof floods)[number],
): Promise<void> {
  const measured: { before: Speed; during: Speed }[] = []
  report.figure('flood', title)
  for (let round = 1; round <= rounds; round++) {
    const before = await readPages(server.url, measureMs)
    const attack = new Worker(new URL('./floods.worker.ts', import.meta.url), {
      workerData: { url: server.url, name, round, forMs: measureMs },
    })
    const outcomeOf = once(attack, 'message') as Promise<[FloodOutcome]>
    const during = await readPages(server.url, measureMs - 300)
    const [outcome] = await outcomeOf
    measured.push({ before, during })
    report.figure(`round ${round}`, JSON.stringify(outcome))
    report.figure('  normal ', show(before))
    report.figure('  flooded', `${show(during)}: ${ratio({ before, during }).toFixed(1)} times`)
  }
  const sorted = measured.toSorted((a, b) => ratio(a) - ratio(b))
  const { before, during } = sorted[0]!
  const [load = 0] = loadavg()
  report.figure(
    'all rounds',
    `${sorted.map((round) => ratio(round).toFixed(1)).join(', ')} times; the machine’s load ${load.toFixed(1)}`,
  )
  report.check(
    `p99 of cached pages is within ${atMost} times the normal`,
    ratio({ before, during }) <= atMost,
    `${before.p99.toFixed(1)} → ${during.p99.toFixed(1)} ms`,
  )
  const failed = measured.reduce((sum, round) => sum + round.during.failed, 0)
  report.check('every honest page arrived', failed === 0, failed)
}

function ratio({ before, during }: { before: Speed; during: Speed }): number {
  return during.p99 / Math.max(before.p99, leastMs)
}
