import { expect, test } from 'vitest'
import type { LiveConnection } from './connection.ts'
import { createHandlers } from './handlers.ts'

const viewer = { userId: crypto.randomUUID(), role: 'ROLE_USER' as const, sessionId: crypto.randomUUID() }
const connection = { id: 'one', viewer } as LiveConnection
const message = (text: string) => ({ from: crypto.randomUUID(), to: crypto.randomUUID(), message: text, timestamp: 1 })

test('a handler gets what its schema made of the payload, and learns the sender from the token; nothing undeclared is in the reply', async () => {
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

test('a reply that breaks the contract is not sent', async () => {
  const handlers = createHandlers()
  // No sequence number begins with 0.
  handlers.add('message:send', () => ({ id: viewer.userId, seq: 0, timestamp: 1 }))
  await expect(handlers.answer('message:send', message('Namaste'), connection)).rejects.toThrow(/seq/)
})

test('an event sent too often by one user is refused to them, on all their connections, and to nobody else', async () => {
  const handlers = createHandlers()
  handlers.add('chat:request:cancel', () => {})
  const cancel = (by: LiveConnection) =>
    handlers.answer('chat:request:cancel', { requestId: crypto.randomUUID(), acharyaId: crypto.randomUUID() }, by)
  for (let count = 0; count < 300; count++) await cancel({ ...connection, id: String(count) })
  await expect(cancel(connection)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await cancel({ ...connection, viewer: { ...viewer, userId: crypto.randomUUID() } })
})
