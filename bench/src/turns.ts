import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@sankalp/server/test/server-process.ts'
import autocannon, { type Request } from 'autocannon'
import { median } from './table.ts'

export type Shot = Request
/** `spreads`: each connection starts with another request, so that not all ask the same at the same time. */
export type Side = { url: string; requests: Shot[]; cpuSeconds(): Promise<number>; spreads?: boolean }
export type Speed = { perSecond: number; micros: number }

const connections = 20
/** Many short turns: the speed of a shared machine varies from one ten seconds to the next. */
const secondsEach = 2
const rounds = 9
/** A process answers its first few thousand requests at half its speed. */
const warmUpSeconds = 4

/**
 * Measures several servers in turns, so that all run under the same conditions: requests per second and processor time
 * per request.
 */
export async function measureInTurns<Name extends string>(sides: Record<Name, Side>): Promise<Record<Name, Speed>> {
  const names = Object.keys(sides) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  const micros = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (const name of names) await hit(sides[name], warmUpSeconds)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const before = await sides[name].cpuSeconds()
      const perSecond = await hit(sides[name], secondsEach)
      rates[name].push(perSecond)
      micros[name].push((((await sides[name].cpuSeconds()) - before) / (perSecond * secondsEach)) * 1e6)
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, { perSecond: median(rates[name]), micros: median(micros[name]) }]),
  ) as Record<Name, Speed>
}

async function hit({ url, requests, spreads = false }: Side, duration: number): Promise<number> {
  let begun = 0
  const setupClient = (client: { setRequests(requests: Shot[]): void }) => {
    const at = Math.floor((begun++ * requests.length) / connections)
    client.setRequests([...requests.slice(at), ...requests.slice(0, at)])
  }
  const result = await autocannon({ url, connections, duration, requests, ...(spreads && { setupClient }) })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors: the measurement would not be valid`)
  return result.requests.total / result.duration
}

/** Starts a small bench server in a separate process; it answers each message with the processor time used so far. */
export async function startHelper(file: string, env: Record<string, string> = {}) {
  const port = await findFreePort()
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  })
  await once(child, 'message')
  async function tell(message: object | string): Promise<number> {
    child.send(message)
    const [seconds] = (await once(child, 'message')) as [number]
    return seconds
  }
  return {
    url: `http://127.0.0.1:${port}`,
    tell,
    cpuSeconds: () => tell('cpu'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
