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

test('a server that answers a binding request is there', async () => {
  const port = await openUdp((request) => {
    // The type of a binding request, no attributes, then the cookie that makes it STUN.
    expect(request.subarray(0, 8).toString('hex')).toBe('000100002112a442')
    return Buffer.concat([Buffer.from('01010000', 'hex'), request.subarray(4, 20)])
  })
  expect(await answersStun(`turn:127.0.0.1:${port}?transport=udp`)).toBe(true)
  expect(await answersStun(`stun:127.0.0.1:${port}`)).toBe(true)
})

test('silence, the answer to another question, and no address are not', async () => {
  expect(await answersStun(`turn:127.0.0.1:${await openUdp(() => null)}`)).toBe(false)
  expect(
    await answersStun(
      `turn:127.0.0.1:${await openUdp((request) => Buffer.concat([request.subarray(0, 8), Buffer.alloc(12)]))}`,
    ),
  ).toBe(false)
  expect(await answersStun('turn:')).toBe(false)
})

test('over TCP a connection is enough', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await answersStun(`turn:127.0.0.1:${port}?transport=tcp`)).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await answersStun(`turns:127.0.0.1:${port}`)).toBe(false)
})
