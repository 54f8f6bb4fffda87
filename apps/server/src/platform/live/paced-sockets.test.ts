import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPacedSockets } from './paced-sockets.ts'

/** Builds a client frame masked with zeros, so that it stays readable. */
function frame(opcode: number, text = ''): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

/**
 * Sends frames in one packet over a new connection, and returns how many the server has processed when it is closed.
 */
async function send(
  frames: Buffer,
  { isSignedIn = false } = {},
): Promise<{ read: number; cut: number; inOneTurn: number }> {
  const seen = { read: 0, cut: 0, inOneTurn: 0 }
  let isSameTurn = false
  const read = () => {
    seen.read += 1
    if (isSameTurn) seen.inOneTurn += 1
    isSameTurn = true
    setImmediate(() => (isSameTurn = false))
  }
  const Sockets = createPacedSockets({
    guestOf: () => ({ isSignedIn }),
    onOpen: (_guest, socket) => {
      for (const event of ['message', 'ping', 'pong'] as const) socket.on(event, read)
    },
    onTooFast: () => (seen.cut += 1),
  })
  const sockets = new Sockets({ noServer: true })
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  server.on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => {}))
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined).resume()
  client.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  await once(client, 'data')
  const closed = once(client, 'close')
  client.write(frames)
  await closed
  return seen
}

const many = (one: Buffer) => Buffer.concat(Array.from({ length: 2000 }, () => one))

test.each([
  ['pings', frame(9)],
  ['pongs', frame(10)],
  ['connect packets', frame(1, '40{"token":"none"}')],
])(
  'of thousands of %s in one packet none is told of after the one that was too much, and each has a turn of the event loop of its own',
  async (_name, one) => {
    expect(await send(many(one))).toEqual({ read: 3, cut: 1, inOneTurn: 0 })
    expect(await send(many(one), { isSignedIn: true })).toEqual({ read: 100, cut: 1, inOneTurn: 0 })
  },
)
