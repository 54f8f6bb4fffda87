import { setTimeout as wait } from 'node:timers/promises'
import { type LoadRequest, percentile, runLoad } from '@sankalp/server/test/load.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import { behindProxy, findTrouble, noCeilings, withServerOnPostgres } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const connections = 20
/** Enough visitors that none comes near the limit of calls per minute. */
const visitors = 400

export const soakProof: Proof = {
  number: 19,
  name: 'soak',
  title: 'half of what the server can do, for a while; then SIGTERM under load',
  run: (report, { minutes }) =>
    withServerOnPostgres({ ...behindProxy, ...noCeilings }, async (server) => {
      const clients: TestClient[] = []
      while (clients.length < visitors)
        clients.push(...(await Promise.all(Array.from({ length: 20 }, () => server.newClient().signIn()))))
      const next = createMix(clients)
      const full = await runFor(server, next, 5000, 0)
      const perSecond = full.answered / 5
      report.figure('full load', `${Math.round(perSecond)} requests a second`)
      await soak(report, server, next, perSecond / 2, minutes * 60_000)
      await stopUnderLoad(report, server, next)
    }),
}

/** Returns requests for pages, reads and sometimes a health check, in the proportions of real visitors. */
function createMix(clients: readonly TestClient[]): () => LoadRequest {
  let count = 0
  return () => {
    const turn = count++
    const { token, userId } = clients[turn % clients.length]!
    const headers = {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `203.0.113.${turn % 250}`,
      'accept-language': turn % 2 ? 'hi-IN' : 'en-IN',
    }
    if (turn % 20 === 0) return { method: 'GET', path: '/', headers }
    const path = turn % 2 ? `/api/user/getUserById/${userId}` : '/api/user/getUserWalletDetail'
    return { method: 'GET', path, headers }
  }
}

function runFor(server: ServerProcess, next: () => LoadRequest, forMs: number, pauseMs: number) {
  const until = Date.now() + forMs
  return runLoad({ url: server.url, connections, next, goesOn: () => Date.now() < until, pauseMs })
}

async function soak(
  report: Report,
  server: ServerProcess,
  next: () => LoadRequest,
  perSecond: number,
  forMs: number,
): Promise<void> {
  const memory: number[] = []
  const sampler = setInterval(() => void server.memoryMb().then((mb) => memory.push(mb)), 2000)
  const { answered, failures, byStatus, latenciesMs } = await runFor(
    server,
    next,
    forMs,
    (connections / perSecond) * 1000,
  )
  clearInterval(sampler)
  const third = Math.floor(memory.length / 3)
  const middle = percentile(memory.slice(third, 2 * third), 50)
  const last = percentile(memory.slice(2 * third), 50)
  report.figure(
    'requests',
    `${answered} in ${forMs / 60_000} min (${Math.round((answered / forMs) * 1000)} a second), ${JSON.stringify(byStatus)}`,
  )
  report.figure(
    'p50 and p99',
    `${percentile(latenciesMs, 50).toFixed(1)} and ${percentile(latenciesMs, 99).toFixed(1)} ms`,
  )
  report.check(
    'memory is flat: the last third of the time at most a tenth above the second',
    last <= middle * 1.1,
    `${middle.toFixed(0)} → ${last.toFixed(0)} MB`,
  )
  report.check('no request failed', failures.length === 0 && Object.keys(byStatus).join() === '200', failures[0])
  const trouble = findTrouble(server.log)
  report.check(
    'no unhandled rejection, no failure in the log',
    trouble.length === 0 && server.child.exitCode === null,
    trouble[0],
  )
}

async function stopUnderLoad(report: Report, server: ServerProcess, next: () => LoadRequest): Promise<void> {
  let on = true
  const load = runLoad({ url: server.url, connections, next, goesOn: () => on, leaveWhenAsked: true })
  await wait(2000)
  const { code, ms } = await server.end('SIGTERM')
  on = false
  const { answered, failures, byStatus } = await load
  report.figure('requests around SIGTERM', `${answered}, ${JSON.stringify(byStatus)}`)
  report.check(
    'SIGTERM under load: no failed request',
    failures.length === 0 && Object.keys(byStatus).join() === '200',
    failures[0],
  )
  report.check('exit within 10 s', code === 0 && ms < 10_000, `code ${code} after ${ms} ms`)
}
