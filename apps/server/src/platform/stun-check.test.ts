import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answersStun } from './stun-check.ts'

async function openUdp(answer: (request: Buffer) => Buffer | null): Promise<number> {
  const server = createSocket('udp4')
  server.on('message', (request, { port, address }) => {
    const reply = answer(request)
    if (reply) server.send(reply, port, address)
  })
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return server.address().port
}

test('returns true when a server answers the binding request', async () => {
  const port = await openUdp((request) => {
    // The type of a binding request, no attributes, then the magic cookie of STUN.
    expect(request.subarray(0, 8).toString('hex')).toBe('000100002112a442')
    return Buffer.concat([Buffer.from('01010000', 'hex'), request.subarray(4, 20)])
  })
  expect(await answersStun(`turn:127.0.0.1:${port}?transport=udp`)).toBe(true)
  expect(await answersStun(`stun:127.0.0.1:${port}`)).toBe(true)
})

test('returns false for silence, an answer to another request, or a missing address', async () => {
  expect(await answersStun(`turn:127.0.0.1:${await openUdp(() => null)}`)).toBe(false)
  expect(
    await answersStun(
      `turn:127.0.0.1:${await openUdp((request) => Buffer.concat([request.subarray(0, 8), Buffer.alloc(12)]))}`,
    ),
  ).toBe(false)
  expect(await answersStun('turn:')).toBe(false)
})

test('needs only a connection over TCP', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await answersStun(`turn:127.0.0.1:${port}?transport=tcp`)).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await answersStun(`turns:127.0.0.1:${port}`)).toBe(false)
})
