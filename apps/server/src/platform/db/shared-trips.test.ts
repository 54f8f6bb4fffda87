import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { createSharedTrips } from './shared-trips.ts'

/** A pool whose connections say when they were given back, and with which error. */
function createPool() {
  const clients: { released: (Error | undefined)[] }[] = []
  const connect = async () => {
    const client = { released: [] as (Error | undefined)[] }
    clients.push(client)
    return { ...client, release: (error?: Error) => void client.released.push(error) } as unknown as PoolClient
  }
  return { clients, connect }
}

class Lost extends Error {}
const isLost = (error: unknown) => error instanceof Lost

test('reads of one turn share a connection, which is given back once', async () => {
  const { clients, connect } = createPool()
  const read = createSharedTrips({ connect, isLost })
  expect(await Promise.all([1, 2, 3].map((number) => read('select 1', true, async () => number)))).toEqual([1, 2, 3])
  await nextTurn()
  expect(clients.map(({ released }) => released)).toEqual([[undefined]])
})

test('a read of the next turn has a connection of its own while the first waits', async () => {
  const { clients, connect } = createPool()
  const read = createSharedTrips({ connect, isLost })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = read('select 1', true, () => promise)
  await nextTurn()
  expect(await read('select 2', true, async () => 'second')).toBe('second')
  await nextTurn()
  expect(clients.map(({ released }) => released)).toEqual([[], [undefined]])
  resolve('first')
  expect(await first).toBe('first')
  await nextTurn()
  expect(clients.map(({ released }) => released)).toEqual([[undefined], [undefined]])
})

test('no more than eight wait for each other', async () => {
  const { clients, connect } = createPool()
  const read = createSharedTrips({ connect, isLost })
  await Promise.all(Array.from({ length: 17 }, () => read('select 1', true, async () => null)))
  await nextTurn()
  expect(clients.map(({ released }) => released)).toEqual([[undefined], [undefined], [undefined]])
})

test('what was slow travels alone, whoever was before it is not blamed', async () => {
  const { clients, connect } = createPool()
  let now = 0
  const read = createSharedTrips({ connect, isLost, nowMs: () => now })
  const taking = (ms: number) => async () => void (now += ms)
  await Promise.all([read('select slow', true, taking(100)), read('select quick', true, taking(1))])
  await nextTurn()
  await Promise.all([
    read('select quick', true, taking(1)),
    read('select slow', true, taking(1)),
    read('select quick', true, taking(1)),
  ])
  await nextTurn()
  expect(clients.map(({ released }) => released)).toEqual([[undefined], [undefined], [undefined]])
})

test('what may not be shared has a connection of its own', async () => {
  const { clients, connect } = createPool()
  const run = createSharedTrips({ connect, isLost })
  await Promise.all([
    run('select 1', true, async () => null),
    run('update', false, async () => null),
    run('select 1', true, async () => null),
  ])
  await nextTurn()
  expect(clients.map(({ released }) => released)).toEqual([[undefined], [undefined]])
})

test('a lost connection is thrown away; a wrong statement hurts nobody else', async () => {
  const { clients, connect } = createPool()
  const read = createSharedTrips({ connect, isLost })
  const lost = new Lost()
  expect(
    await Promise.allSettled([
      read('select 1', true, async () => 'fine'),
      read('select 2', true, () => Promise.reject(new Error('no such column'))),
    ]),
  ).toMatchObject([{ value: 'fine' }, { reason: { message: 'no such column' } }])
  await nextTurn()
  await expect(read('select 3', true, () => Promise.reject(lost))).rejects.toBe(lost)
  await nextTurn()
  expect(clients.map(({ released }) => released)).toEqual([[undefined], [lost]])
})

test('when there is no connection everybody of the trip is told', async () => {
  const read = createSharedTrips({ connect: () => Promise.reject(new Lost('away')), isLost })
  expect(await Promise.allSettled([1, 2].map(() => read('select 1', true, async () => null)))).toMatchObject([
    { reason: { message: 'away' } },
    { reason: { message: 'away' } },
  ])
  await nextTurn()
})
