import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile, runLoad } from '@sankalp/server/test/load.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { type SlowOutcome, askSlowly } from '@sankalp/server/test/slow-connections.ts'
import { behindProxy, findTrouble, withServerOnPostgres } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const each = 2000
const measureMs = 12_000
const readers = 50

export const slowClientsProof: Proof = {
  number: 18,
  name: 'slow-clients',
  title: `${each} connections that drip their headers and ${each} that drip their bodies`,
  run: (report) =>
    withServerOnPostgres(behindProxy, async (server) => {
      const visitors = await Promise.all(Array.from({ length: 40 }, () => server.newClient().signIn()))
      const measure = () => measureHonest(server, visitors)
      // Not counted: the first seconds of a process are its slowest.
      await measure()
      const before = await measure()
      const attack = new Worker(new URL('./slow-clients.worker.ts', import.meta.url), {
        workerData: { url: server.url, each },
      })
      const outcomeOf = once(attack, 'message') as Promise<[SlowOutcome]>
      await wait(500)
      const during = await measure()
      const [outcome] = await outcomeOf
      report.figure('honest requests, before and during', `${before.answered} and ${during.answered}`)
      report.figure('median, before and during', `${before.p50.toFixed(1)} and ${during.p50.toFixed(1)} ms`)
      report.check('every slow connection was opened', outcome.opened === 2 * each, outcome.opened)
      report.check(
        'all closed within 30 s',
        outcome.closed === 2 * each && outcome.lastClosedMs < 30_000,
        `${outcome.closed} closed, the last after ${outcome.lastClosedMs} ms`,
      )
      report.check('no honest request failed', before.failures + during.failures === 0, during.failures)
      report.check(
        'honest p99 at most doubled',
        during.p99 <= 2 * before.p99,
        `${before.p99.toFixed(1)} → ${during.p99.toFixed(1)} ms`,
      )
      await proveReaders(report, server, measure)
      report.check('the server logged no failure', findTrouble(server.log).length === 0)
    }),
}

/** Opens connections that request 5 MB of pages and read nothing, and some that read very slowly. */
async function proveReaders(
  report: Report,
  server: ServerProcess,
  measure: () => ReturnType<typeof measureHonest>,
): Promise<void> {
  const [before, memoryBefore] = [await measure(), await server.memoryMb()]
  const asking = askSlowly(server.url, '/panchang/delhi', {
    count: readers,
    requests: 40,
    bytesPerSecond: 0,
    readMs: 40_000,
  })
  await wait(2000)
  const [during, memoryDuring] = [await measure(), await server.memoryMb()]
  const silent = await asking
  report.figure(
    `memory with ${readers} readers who read nothing`,
    `${memoryBefore.toFixed(0)} → ${memoryDuring.toFixed(0)} → ${(await server.memoryMb()).toFixed(0)} MB`,
  )
  report.check(
    'who reads nothing is closed within 40 s',
    silent.closed === readers,
    `${silent.closed} of ${silent.opened}`,
  )
  report.check(
    'honest p99 at most doubled',
    during.p99 <= 2 * before.p99,
    `${before.p99.toFixed(1)} → ${during.p99.toFixed(1)} ms`,
  )
}

/** Reads profiles at a rate below the server's limit: 20 connections, each with a short pause. */
async function measureHonest(server: ServerProcess, visitors: readonly { token: string | null; userId: string }[]) {
  const until = Date.now() + measureMs
  let count = 0
  const { latenciesMs, failures, answered } = await runLoad({
    url: server.url,
    connections: 20,
    goesOn: () => Date.now() < until,
    pauseMs: 40,
    next() {
      const { token, userId } = visitors[count++ % visitors.length]!
      return { method: 'GET', path: `/api/user/getUserById/${userId}`, headers: { authorization: `Bearer ${token}` } }
    },
  })
  return { answered, failures: failures.length, p50: percentile(latenciesMs, 50), p99: percentile(latenciesMs, 99) }
}
