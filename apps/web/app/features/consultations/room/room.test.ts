import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api.ts'
import type { Unsent } from './messages.ts'
import { newMessage } from './new-message.ts'
import { consultation, makeServer } from './room.fake.ts'
import { createRoom } from './room.ts'

function open(made: ReturnType<typeof makeServer>, kept: readonly Unsent[] = []) {
  const keep = vi.fn()
  const room = createRoom({
    channel: made.channel,
    consultation,
    ownId: 'asha',
    prepare: (message) => Promise.resolve(message),
    kept,
    keep,
    steadyNow: () => 0,
  })
  room.open()
  return { room, keep, texts: () => room.read().messages.map(({ message }) => message) }
}

test('messages written without a connection are sent on the next one, in order, after the missed ones were fetched', async () => {
  const made = makeServer()
  const { room, texts, keep } = open(made)
  room.write(newMessage('first'))
  room.write(newMessage('second'))
  expect(room.read().unsent.map(({ text }) => text)).toEqual(['first', 'second'])
  expect(keep).toHaveBeenLastCalledWith(room.read().unsent)
  made.add('g1', 'guru', 'Namaste')
  made.server.set('connected')
  await expect.poll(texts).toEqual(['Namaste', 'first', 'second'])
  expect(room.read().unsent).toEqual([])
  expect(keep).toHaveBeenLastCalledWith([])
})

test('a message whose acknowledgement was lost is stored once', async () => {
  const made = makeServer()
  made.server.set('connected')
  const { room, texts } = open(made)
  made.server.loseAck = true
  room.write(newMessage('only once'))
  await expect.poll(() => made.stored.length).toBe(1)
  made.server.set('away')
  made.server.loseAck = false
  made.server.set('connected')
  await expect.poll(() => room.read().unsent).toEqual([])
  expect(texts()).toEqual(['only once'])
  expect(made.stored).toHaveLength(1)
})

test('a message that arrives before an earlier one triggers fetching the gap', async () => {
  const made = makeServer()
  made.server.set('connected')
  const { room, texts } = open(made)
  await expect.poll(() => room.read().isCaughtUp).toBe(true)
  made.add('g1', 'guru', 'lost on the way')
  made.tell('message:receive', made.add('g2', 'guru', 'came'))
  await expect.poll(texts).toEqual(['lost on the way', 'came'])
})

test('a refusal stays with its message until the user decides, and does not delay the others', async () => {
  const made = makeServer()
  made.server.set('connected')
  const { room, texts } = open(made)
  made.server.refuse = new ApiError({ code: 'INVALID_INPUT', message: '', status: 422 })
  room.write(newMessage('refused'))
  await expect.poll(() => room.read().unsent[0]?.refusal).toBeDefined()
  made.server.refuse = null
  room.write(newMessage('next'))
  await expect.poll(texts).toEqual(['next'])
  room.retry(room.read().unsent[0]!.id)
  await expect.poll(texts).toEqual(['next', 'refused'])
})

test('typing is sent with the first letter and when the field is empty again, and only then', async () => {
  const made = makeServer()
  made.server.set('connected')
  const { room } = open(made)
  for (const isTyping of [true, true, false, false, true]) room.setTyping(isTyping)
  await expect
    .poll(() => made.sent.filter((event) => event.startsWith('typing')))
    .toEqual(['typing:start', 'typing:stop', 'typing:start'])
  made.tell('typing:start', { from: 'guru' })
  expect(room.read().isOtherTyping).toBe(true)
  made.tell('message:receive', made.add('g1', 'guru', 'Namaste'))
  expect(room.read().isOtherTyping).toBe(false)
})

test('the later of two answers that overtake each other counts', () => {
  const made = makeServer()
  const { room } = open(made)
  const at = (now: number, remainingMs: number) => ({
    consultation: { ...consultation, now, meter: { ...consultation.meter, remainingMs } },
  })
  made.tell('consultation:changed', at(200, 500_000))
  made.tell('consultation:changed', at(100, 600_000))
  expect(room.read().consultation.meter.remainingMs).toBe(500_000)
})

test('fetches every few seconds what the connection between the two sides has lost, whether a message or a pause', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const made = makeServer()
  const { room, texts } = open(made)
  made.server.set('connected')
  await vi.advanceTimersByTimeAsync(0)
  made.add('g1', 'guru', 'never delivered')
  made.server.state = 'paused'
  await vi.advanceTimersByTimeAsync(5000)
  expect([texts(), room.read().consultation.state]).toEqual([['never delivered'], 'paused'])
  const before = made.sent.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(made.sent.slice(before)).toEqual(['message:after'])
})
