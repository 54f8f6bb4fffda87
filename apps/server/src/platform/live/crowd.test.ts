import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createLimits } from '../limits.ts'
import { createCrowd } from './crowd.ts'

const addresses = new WeakMap<object, string>()
const from = (address: string) => {
  const request = {} as IncomingMessage
  addresses.set(request, address)
  return request
}
const startCrowd = () => createCrowd({ limits: createLimits(null), readAddress: (request) => addresses.get(request)! })

test('allows one address 600 connections a minute, and does not affect another', async () => {
  const crowd = startCrowd()
  const asked = await Promise.all(
    Array.from({ length: 700 }, (_, at) => crowd.hasRoomFor(from(`203.0.113.7:${at + 1}`))),
  )
  expect(asked.filter(Boolean)).toHaveLength(600)
  expect(await crowd.hasRoomFor(from('203.0.113.8'))).toBe(true)
})

test('counts neither signed-in nor closed connections as waiting', async () => {
  const crowd = startCrowd()
  const connect = async () => {
    const request = from('203.0.113.7')
    if (!(await crowd.hasRoomFor(request))) return null
    const socket = new EventEmitter()
    const guest = crowd.guestOf(request)!
    crowd.opened(guest, socket)
    return { guest, socket }
  }
  const waiting = []
  for (let at = 0; at < 50; at++) waiting.push((await connect())!)
  expect(await connect()).toBeNull()
  crowd.signedIn(waiting[0]!.guest, 'a session', waiting[0]!.socket)
  expect(await connect()).not.toBeNull()
  expect(await connect()).toBeNull()
  for (const { socket } of waiting) socket.emit('close')
  for (let at = 0; at < 49; at++) expect(await connect()).not.toBeNull()
  expect(await connect()).toBeNull()
})
