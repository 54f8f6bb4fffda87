import { expect, test } from 'vitest'
import { type IceReply, createIceRenewal } from './ice-renewal.ts'

const start = Date.parse('2026-05-01T06:00:00Z')
const replyUntil = (minutes: number, username = 'first'): IceReply => ({
  iceServers: [{ urls: ['turn:relay.example'], username }],
  expiresAt: new Date(start + minutes * 60_000).toISOString(),
})

function open(first: IceReply, answers: (() => Promise<IceReply>)[] = []) {
  const seen = { nowMs: start, fetched: 0, servers: [] as (string | undefined)[] }
  const fetch = () => {
    seen.fetched++
    return answers.shift()!()
  }
  const { beReady } = createIceRenewal({
    first,
    fetch,
    now: () => seen.nowMs,
    onServers: ([server]) => seen.servers.push(server!.username),
  })
  const at = (minutes: number) => {
    seen.nowMs = start + minutes * 60_000
    return beReady()
  }
  return { seen, at, beReady }
}

test('renews credentials some minutes before they expire, once for all concurrent callers, and again before the new ones expire', async () => {
  const { seen, at, beReady } = open(replyUntil(60), [
    async () => replyUntil(120, 'second'),
    async () => replyUntil(180, 'third'),
  ])
  await at(0)
  await at(49)
  expect(seen.fetched).toBe(0)
  await Promise.all([at(51), beReady(), beReady()])
  expect(seen).toMatchObject({ fetched: 1, servers: ['second'] })
  await at(109)
  expect(seen.fetched).toBe(1)
  // A device that slept until long after the credentials expired.
  await at(500)
  expect(seen.servers).toEqual(['second', 'third'])
})

test('retries after a failure, and does not make callers wait for it', async () => {
  const { seen, at } = open(replyUntil(60), [
    () => Promise.reject(new Error('no line')),
    async () => replyUntil(120, 'second'),
  ])
  await at(55)
  await at(55.1)
  expect(seen).toMatchObject({ fetched: 1, servers: [] })
  await at(56)
  expect(seen).toMatchObject({ fetched: 2, servers: ['second'] })
})

test('never asks again for servers without credentials', async () => {
  const { seen, at } = open({ iceServers: [], expiresAt: null })
  await at(100_000)
  expect(seen.fetched).toBe(0)
})
