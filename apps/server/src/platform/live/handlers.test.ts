import { expect, test } from 'vitest'
import type { LiveConnection } from './connection.ts'
import { createHandlers } from './handlers.ts'

const viewer = { userId: crypto.randomUUID(), role: 'ROLE_USER' as const, sessionId: crypto.randomUUID() }
const connection = { id: 'one', viewer } as LiveConnection
const message = (text: string) => ({ from: crypto.randomUUID(), to: crypto.randomUUID(), message: text, timestamp: 1 })

test('passes a handler the validated payload and the sender from the token, and replies only with declared fields', async () => {
  const handlers = createHandlers()
  handlers.add('message:send', ({ message: text }, context) => ({
    id: context.viewer.userId,
    seq: text.length,
    timestamp: 1,
    secret: 'not declared',
  }))
  expect(await handlers.answer('message:send', message(' Namaste '), connection)).toEqual({
    id: viewer.userId,
    seq: 7,
    timestamp: 1,
  })
})

test('does not send a reply that breaks the contract', async () => {
  const handlers = createHandlers()
  // No sequence number begins with 0.
  handlers.add('message:send', () => ({ id: viewer.userId, seq: 0, timestamp: 1 }))
  await expect(handlers.answer('message:send', message('Namaste'), connection)).rejects.toThrow(/seq/)
})

test('limits an event per user on all their connections, without affecting other users', async () => {
  const handlers = createHandlers()
  handlers.add('chat:request:cancel', () => {})
  const cancel = (by: LiveConnection) =>
    handlers.answer('chat:request:cancel', { requestId: crypto.randomUUID(), acharyaId: crypto.randomUUID() }, by)
  for (let count = 0; count < 300; count++) await cancel({ ...connection, id: String(count) })
  await expect(cancel(connection)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await cancel({ ...connection, viewer: { ...viewer, userId: crypto.randomUUID() } })
})
