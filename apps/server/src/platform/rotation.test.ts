import { expect, test } from 'vitest'
import { createRotation } from './rotation.ts'

test('callers take turns, each with what they asked for first', () => {
  const waiting = createRotation<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) waiting.add(item[0]!, item)
  expect([waiting.size, waiting.countOf('a'), waiting.countOf('z')]).toEqual([6, 3, 0])
  const taken = Array.from({ length: 3 }, () => waiting.next())
  waiting.add('d', 'd1')
  while (waiting.size > 0) taken.push(waiting.next())
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'd1', 'a3'])
  expect([waiting.next(), waiting.countOf('a')]).toEqual([undefined, 0])
})
