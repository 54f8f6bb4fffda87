import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from './socket.ts'

/** A websocket that opens when the test says so and records how it was closed. */
class SlowWebSocket {
  static latest: SlowWebSocket
  readyState = 0
  sent: string[] = []
  closedWhile: number[] = []
  onopen = () => {}
  onclose = (_event: unknown) => {}
  onmessage = (_event: { data: string }) => {}
  constructor() {
    SlowWebSocket.latest = this
  }
  send(data: string) {
    this.sent.push(data)
  }
  close() {
    this.closedWhile.push(this.readyState)
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen()
    this.onmessage({ data: '0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}' })
  }
  fail() {
    this.readyState = 3
    this.onclose({ code: 1006 })
  }
}

beforeEach(() => vi.stubGlobal('WebSocket', SlowWebSocket))
afterEach(() => vi.unstubAllGlobals())

/** Socket.IO handles packets in a later turn of the event loop. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('closes once open when closed while connecting, and sends no token, which could be the next visitor’s', async () => {
  const socket = await openSocket(async () => 'token')
  socket.connect()
  socket.disconnect()
  expect(SlowWebSocket.latest.closedWhile).toEqual([])
  SlowWebSocket.latest.open()
  await settle()
  expect([
    SlowWebSocket.latest.closedWhile,
    SlowWebSocket.latest.sent.filter((packet) => packet.includes('token')),
  ]).toEqual([[1], []])
})

test('does not retry when closed while connecting and the connection fails', async () => {
  const socket = await openSocket(async () => 'token')
  socket.connect()
  socket.disconnect()
  const first = SlowWebSocket.latest
  first.fail()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(SlowWebSocket.latest).toBe(first)
})

test('sends its token once it is open', async () => {
  const socket = await openSocket(async () => 'token')
  socket.connect()
  SlowWebSocket.latest.open()
  await vi.waitFor(() => expect(SlowWebSocket.latest.sent).toContain('40{"token":"token"}'))
  socket.disconnect()
  expect(SlowWebSocket.latest.closedWhile).toEqual([1])
})
