import { describe, expect, test } from 'vitest'
import { clientEvents, liveFeatures, serverEvents } from '../src/live/events.ts'

describe('live events', () => {
  test('are each declared by exactly one feature', () => {
    const fromClient = liveFeatures.flatMap((feature) => Object.keys(feature.fromClient))
    const fromServer = liveFeatures.flatMap((feature) => Object.keys(feature.fromServer))
    expect([fromClient.toSorted(), fromServer.toSorted()]).toEqual([
      Object.keys(clientEvents).toSorted(),
      Object.keys(serverEvents).toSorted(),
    ])
  })

  test('have the names and fields of the specification', () => {
    const fieldsOf = (schemas: Record<string, { shape: object }>) =>
      Object.fromEntries(Object.entries(schemas).map(([name, { shape }]) => [name, Object.keys(shape)]))
    const sent = fieldsOf(
      Object.fromEntries(Object.entries(clientEvents).map(([name, { payload }]) => [name, payload])),
    )
    const specified: Record<string, string[]> = {
      getOnlineAcharyas: [],
      'chat:request': ['requestId', 'acharyaId', 'chatMinutes', 'talk', 'isPoojaCall'],
      'chat:request:cancel': ['requestId', 'acharyaId'],
      'message:send': ['from', 'to', 'message', 'timestamp'],
      'typing:start': ['to'],
      'typing:stop': ['to'],
      'chat:end': ['to', 'endTimestamp'],
      'webrtc:signal': ['to', 'signal'],
    }
    for (const [event, fields] of Object.entries(specified))
      expect(sent[event], event).toEqual(expect.arrayContaining(fields))
    const received = fieldsOf(serverEvents)
    const told: Record<string, string[]> = {
      onlineAcharyasList: ['acharyas'],
      'acharya:online': ['acharya'],
      'acharya:offline': ['acharya'],
      'chat:request:accepted': ['requestId', 'acharya', 'startTimestamp', 'chatMinutes'],
      'chat:request:rejected': ['requestId'],
      'message:receive': ['from', 'to', 'message', 'timestamp'],
      'typing:start': ['from'],
      'typing:stop': ['from'],
      'chat:end:notify': ['from'],
      'webrtc:signal': ['from', 'signal'],
    }
    for (const [event, fields] of Object.entries(told))
      expect(received[event], event).toEqual(expect.arrayContaining(fields))
  })

  test('are accepted with only the fields of the specification', () => {
    const to = crypto.randomUUID()
    expect(
      clientEvents['message:send'].payload.safeParse({ from: to, to, message: 'Namaste', timestamp: 1 }).success,
    ).toBe(true)
    expect(
      clientEvents['chat:request'].payload.safeParse({
        requestId: to,
        acharyaId: to,
        chatMinutes: 5,
        talk: 'Chat',
        isPoojaCall: false,
      }).success,
    ).toBe(true)
  })
})
