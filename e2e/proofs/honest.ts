import { setTimeout as wait } from 'node:timers/promises'
import { connectLive, sendAnything } from '@sankalp/server/test/live-client.ts'
import { type LoadResult, percentile, runLoad } from '@sankalp/server/test/load.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import type { Socket } from 'socket.io-client'

export type Speed = { answered: number; failed: number; p50: number; p99: number; max: number }

/** Public pages from the cache, read by visitors with a pause after each page. */
const pages = ['/', '/panchang/delhi', '/festivals/2026', '/blog', '/aboutus', '/contact']
const visitors = 6
const restMs = 30

/** Reads cached pages for a time, each visitor from their own address. */
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

/** A signed-in user with a live connection. */
export type Person = { userId: string; token: string | null; address: string; socket: Socket }

/** What a user waits for: a cached page, a call that reads the database, the answer to a frame. */
export const kinds = ['pages', 'calls', 'frames'] as const
export type Speeds = Record<(typeof kinds)[number], Speed>

/** Slow enough for every limit, so that no refusal is measured. */
const restOfAPersonMs = 150

export function openPeople({ newClient }: ServerProcess): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: visitors }, async () => {
      const client = await newClient().signIn()
      const { userId, token, address, url } = client
      return { userId, token, address, socket: await connectLive(url, token) }
    }),
  )
}

/** Reads pages, makes calls and sends frames for a time, all at the pace of real users. */
export async function measureHonest(url: string, people: readonly Person[], forMs: number): Promise<Speeds> {
  const until = Date.now() + forMs
  const goesOn = () => Date.now() < until
  const [pagesRead, calls, frames] = await Promise.all([
    readPages(url, forMs),
    makeCalls(url, people, goesOn),
    sendFrames(people, goesOn),
  ])
  return { pages: pagesRead, calls, frames }
}

async function makeCalls(url: string, people: readonly Person[], goesOn: () => boolean): Promise<Speed> {
  const result = await runLoad({
    url,
    connections: people.length,
    goesOn,
    pauseMs: restOfAPersonMs,
    next(worker) {
      const { token, address, userId } = people[worker]!
      return {
        method: 'GET',
        path: `/api/user/getUserById/${userId}`,
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      }
    },
  })
  return speedOf(result)
}

async function sendFrames(people: readonly Person[], goesOn: () => boolean): Promise<Speed> {
  const latenciesMs: number[] = []
  const send = async ({ socket }: Person) => {
    while (goesOn()) {
      const startedAt = performance.now()
      await sendAnything(socket, 'no:such:event')
      latenciesMs.push(performance.now() - startedAt)
      await wait(restOfAPersonMs)
    }
  }
  await Promise.all(people.map(send))
  const closed = people.filter(({ socket }) => !socket.connected).length
  return speedOf({
    answered: latenciesMs.length,
    failures: Array<string>(closed).fill('closed'),
    byStatus: {},
    latenciesMs,
  })
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
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${max.toFixed(0)} ms (${answered} answers, ${failed} failed)`
}
