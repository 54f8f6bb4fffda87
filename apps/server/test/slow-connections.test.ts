import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sendOtp } from '@sankalp/contract/auth'
import { expect, onTestFinished, test } from 'vitest'
import { type Patience, createHttp, usualPatience } from '../src/platform/http/server.ts'
import { createLog } from '../src/platform/log.ts'
import { readSettings } from '../src/platform/settings.ts'
import { openSlowly } from './slow-connections.ts'

/** In a twentieth of the time; `npm run proofs slow-clients` takes it all, with thousands and the whole server. */
const hurry = {
  headersMs: 500,
  headersCheckMs: 100,
  bodyGraceMs: 500,
  bodyCheckMs: 250,
  silentMs: 600_000,
  answerMs: 600_000,
}
const neverMs = 600_000

test('100 connections that drip their headers and 100 that drip their bodies are all closed, and others are served', async () => {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'), undefined, hurry)
  onTestFinished(() => http.close())
  http.post(sendOtp.path, async () => ({ sent: true }))
  http.get('/', async () => 'served')
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  const slow = openSlowly(url, { header: 100, body: 100 }, neverMs, 50)
  // On a busy machine this very process may be too slow for such a hurry; then the next try is served.
  await expect.poll(async () => (await fetch(url)).text()).toBe('served')
  const { opened, closed } = await slow
  expect([opened, closed]).toEqual([200, 200])
})

test('a connection that a browser opened ahead and never used is closed without a word', async () => {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'), undefined, hurry)
  onTestFinished(() => http.close())
  const { hostname, port } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect({ host: hostname, port: Number(port) })
  let said = ''
  socket.on('data', (bytes) => (said += bytes.toString()))
  // What a browser takes for "send it again": an end or a reset, and not one byte.
  await new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve()))
  expect(said).toBe('')
})

test('as the server runs, either kind is closed within 30 s', () => {
  const { headersMs, headersCheckMs, bodyGraceMs, bodyCheckMs } = usualPatience
  expect(headersMs + headersCheckMs).toBeLessThan(30_000)
  expect(bodyGraceMs + bodyCheckMs).toBeLessThan(30_000)
})

const large = Buffer.alloc(40_000_000)

/** A server with something large to read, and a way to wait until nobody is connected to it any more. */
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

test('connections that ask for a large answer and read nothing of it are all closed', async () => {
  const { port, counts } = await startLarge({ silentMs: 500 })
  for (let reader = 0; reader < 30; reader++) askForLarge(port, (socket) => socket.pause())
  await expect.poll(counts, { timeout: neverMs }).toEqual({ opened: 30, open: 0 })
})

test('and so are those that read it by the spoonful, however long they would go on', async () => {
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

test('who waits for an answer that takes long is left alone', async () => {
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

test('as the server runs, who reads nothing is closed within 30 s, and who reads like a poor network is not', () => {
  expect(usualPatience.silentMs).toBeLessThan(30_000)
  const poorNetwork = 3000
  expect((usualPatience.answerMs / 1000) * poorNetwork).toBeGreaterThan(400_000)
})
