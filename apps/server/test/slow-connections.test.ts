import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sendOtp } from '@sankalp/contract/auth'
import { expect, onTestFinished, test } from 'vitest'
import { type Patience, createHttp, usualPatience } from '../src/platform/http/server.ts'
import { createLog } from '../src/platform/log.ts'
import { readSettings } from '../src/platform/settings.ts'
import { openSlowly } from './slow-connections.ts'

/**
 * A twentieth of the usual times; `npm run proofs slow-clients` uses the real ones, with thousands of connections and
 * the whole server.
 */
const hurry = {
  headersMs: 500,
  headersCheckMs: 100,
  bodyGraceMs: 500,
  bodyCheckMs: 250,
  silentMs: 600_000,
  answerMs: 600_000,
}
const neverMs = 600_000

test('closes 100 connections that drip their headers and 100 that drip their bodies, and still serves others', async () => {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'), undefined, hurry)
  onTestFinished(() => http.close())
  http.post(sendOtp.path, async () => ({ sent: true }))
  http.get('/', async () => 'served')
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  const slow = openSlowly(url, { header: 100, body: 100 }, neverMs, 50)
  // Try again, because on a busy machine this process itself may be too slow for the short limits.
  await expect.poll(async () => (await fetch(url)).text()).toBe('served')
  const { opened, closed } = await slow
  expect([opened, closed]).toEqual([200, 200])
})

test('closes silently a connection that a browser opened in advance and never used', async () => {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'), undefined, hurry)
  onTestFinished(() => http.close())
  const { hostname, port } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect({ host: hostname, port: Number(port) })
  let said = ''
  socket.on('data', (bytes) => (said += bytes.toString()))
  // A browser sends the request again only after an end or a reset without a single byte.
  await new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve()))
  expect(said).toBe('')
})

test('closes both kinds within 30 s with the usual limits', () => {
  const { headersMs, headersCheckMs, bodyGraceMs, bodyCheckMs } = usualPatience
  expect(headersMs + headersCheckMs).toBeLessThan(30_000)
  expect(bodyGraceMs + bodyCheckMs).toBeLessThan(30_000)
})

const large = Buffer.alloc(40_000_000)

/** Starts a server with a large answer, and a way to wait until every connection to it is closed. */
async function startLarge(patience: Partial<Patience>) {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'), undefined, {
    ...hurry,
    ...patience,
  })
  onTestFinished(() => http.close())
  http.get('/large', (_request, reply) => reply.send(large))
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  let opened = 0
  http.server.on('connection', () => (opened += 1))
  const open = () =>
    new Promise<number>((resolve) => http.server.getConnections((_error, connections) => resolve(connections)))
  return { port: Number(new URL(url).port), counts: async () => ({ opened, open: await open() }) }
}

function askForLarge(port: number, read: (socket: Socket) => void): void {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined).write('GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  onTestFinished(() => void socket.destroy())
  read(socket)
}

test('closes connections that request a large answer and read nothing of it', async () => {
  const { port, counts } = await startLarge({ silentMs: 500 })
  for (let reader = 0; reader < 30; reader++) askForLarge(port, (socket) => socket.pause())
  await expect.poll(counts, { timeout: neverMs }).toEqual({ opened: 30, open: 0 })
})

test('closes connections that read a large answer very slowly, however long they would continue', async () => {
  const { port, counts } = await startLarge({ answerMs: 500 })
  for (let reader = 0; reader < 5; reader++) {
    askForLarge(port, (socket) => {
      socket.on('readable', () => undefined)
      const spoon = setInterval(() => void socket.read(1000), 20)
      onTestFinished(() => clearInterval(spoon))
    })
  }
  await expect.poll(counts, { timeout: neverMs }).toEqual({ opened: 5, open: 0 })
})

test('does not close a connection that waits for a slow answer', async () => {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'), undefined, {
    ...hurry,
    silentMs: 50,
    answerMs: 50,
    bodyCheckMs: 20,
  })
  onTestFinished(() => http.close())
  http.get('/late', async () => (await wait(500), 'late'))
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  expect(await (await fetch(`${url}/late`)).text()).toBe('late')
})

test('with the usual limits, closes a client that reads nothing within 30 s, but not one on a poor network', () => {
  expect(usualPatience.silentMs).toBeLessThan(30_000)
  const poorNetwork = 3000
  expect((usualPatience.answerMs / 1000) * poorNetwork).toBeGreaterThan(400_000)
})
