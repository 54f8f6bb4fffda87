import { expect, test } from 'vitest'
import { createRedisPatience } from './redis-patience.ts'

const never = () => Promise.withResolvers<string>()

test('returns an answer that comes in time, and likewise a failure', async () => {
  const patience = createRedisPatience(5000)
  expect(await patience.wait(Promise.resolve('PONG'))).toBe('PONG')
  await expect(patience.wait(Promise.reject(new Error('no such command')))).rejects.toThrow('no such command')
  expect(patience.isSilent()).toBe(false)
})

test('lets the first request wait briefly and fails the others at once in order, and recovers when Redis answers again', async () => {
  const patience = createRedisPatience(50)
  const [first, second, third] = [never(), never(), never()]
  const gaveUp: string[] = []
  const ask = (name: string, answer: Promise<string>) => patience.wait(answer).catch(() => void gaveUp.push(name))
  const asked = [ask('first', first.promise)]
  await new Promise((resolve) => setTimeout(resolve, 30))
  asked.push(ask('second', second.promise))
  await asked[0]
  expect(patience.isSilent()).toBe(true)
  asked.push(ask('third', third.promise))
  await Promise.all(asked)
  expect(gaveUp).toEqual(['first', 'second', 'third'])

  for (const { resolve } of [first, second, third]) resolve('late')
  await Promise.resolve()
  expect(patience.isSilent()).toBe(false)
  expect(await patience.wait(Promise.resolve('again'))).toBe('again')
})
