import { once } from 'node:events'
import { loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import type { FloodName, FloodOutcome } from './floods.worker.ts'
import { behindProxy, findTrouble, withServer } from './ground.ts'
import { type Person, type Speeds, kinds, measureHonest, openPeople, show } from './honest.ts'
import type { Proof, Report } from './proof.ts'

const measureMs = 4000
/** The median of the rounds counts. Each comes from its own address. */
const rounds = 3
/** The longest wait of an honest visitor, exceeded once in a hundred times, during a flood. */
const atMostMs = 100

const floods: { name: FloodName; title: string }[] = [
  { name: 'pings', title: 'five sockets without a token send empty pings as fast as they can' },
  { name: 'packets', title: 'five sockets send Socket.IO connect packets as fast as they can' },
  { name: 'sockets', title: 'one address opens sockets as fast as it can, and leaves them silent' },
  { name: 'missing', title: 'one address asks for pages that are not there' },
  { name: 'costly', title: '300 costly pages at once from one address, again and again' },
  { name: 'costlyFromMany', title: '300 costly pages at once from 300 addresses' },
  { name: 'oneByOne', title: 'costly pages one after the other over three connections, never many at once' },
  { name: 'days', title: '50 days of the almanac at once that nobody has asked for yet, from one address' },
  { name: 'reckoned', title: '200 pages at once of years and months that nobody has asked for yet' },
  { name: 'calls', title: '150 charts and matches at once from one address' },
  { name: 'events', title: 'twenty sockets of one session send events as fast as they may' },
  { name: 'nowhere', title: '300 calls at once that do not exist, with a body, from 150 addresses' },
  {
    name: 'pipelined',
    title: 'two connections ask on and on without waiting for answers, and come again when they are cut',
  },
  { name: 'pipelinedByEight', title: 'the same from eight addresses at once' },
  { name: 'pipelinedByProxy', title: 'the same through the proxy, which must not be shut out' },
  { name: 'queries', title: 'cached pages with random parameters, tokens and HEAD' },
]

export const floodsProof: Proof = {
  number: 13,
  name: 'floods',
  title: 'floods of frames, sockets and renderings, with honest visitors beside them',
  run: (report, options) =>
    withServer({ ...behindProxy, LOG_LEVEL: 'error' }, async (server) => {
      const people = await openPeople(server)
      // The first seconds of a process are its slowest.
      await measureHonest(server.url, people, 2 * measureMs)
      for (const flood of floods.filter(({ name }) => options.flood === null || name === options.flood))
        await proveOne(report, server, people, flood)
      for (const { socket } of people) socket.disconnect()
      report.figure('resident memory at the end', `${(await server.memoryMb()).toFixed(0)} MB`)
      report.check(
        'the server logged no failure and still runs',
        findTrouble(server.log).length === 0 && server.child.exitCode === null,
        findTrouble(server.log)[0],
      )
    }),
}

async function proveOne(
  report: Report,
  { url, newClient }: ServerProcess,
  people: readonly Person[],
  { name, title }: (typeof floods)[number],
): Promise<void> {
  const measured: Speeds[] = []
  const flooder = async () => (name === 'events' ? (await newClient().signIn()).token : null)
  report.figure('flood', title)
  for (let round = 1; round <= rounds; round++) {
    const before = await measureHonest(url, people, measureMs)
    const attack = new Worker(new URL('./floods.worker.ts', import.meta.url), {
      workerData: { url, name, round, forMs: measureMs, token: await flooder() },
    })
    const outcomeOf = once(attack, 'message') as Promise<[FloodOutcome]>
    const during = await measureHonest(url, people, measureMs - 300)
    const [outcome] = await outcomeOf
    measured.push(during)
    report.figure(`round ${round}`, JSON.stringify(outcome))
    for (const kind of kinds) report.figure(`  ${kind.padEnd(6)}`, `${show(before[kind])} → ${show(during[kind])}`)
  }
  report.figure('the machine’s load', loadavg()[0] ?? 0)
  for (const kind of kinds) {
    const all = measured.map((speeds) => speeds[kind].p99).toSorted((a, b) => a - b)
    const median = all[Math.floor(all.length / 2)]!
    report.check(
      `p99 of ${kind} is below ${atMostMs} ms`,
      median < atMostMs,
      `${median.toFixed(1)} of ${all.map((p99) => p99.toFixed(1)).join(', ')} ms`,
    )
  }
  const failed = measured
    .flatMap((speeds) => kinds.map((kind) => speeds[kind].failed))
    .reduce((sum, count) => sum + count, 0)
  report.check('every honest page, call and frame was answered', failed === 0, failed)
}
