import { expect, test } from 'vitest'
import { createLink } from './link.ts'

test('is lost since the last proof of both when either direction fails, and restored by the next proof', () => {
  let ms = 0
  const link = createLink(() => ms)
  for (const [half, other] of [
    ['wrote', 'read'],
    ['read', 'wrote'],
  ] as const) {
    const startMs = ms
    link[half]()
    link[other]()
    ms = startMs + 1500
    link[half]()
    expect(link.aloneMs()).toBe(0)
    ms = startMs + 1501
    expect(link.aloneMs()).toBe(1501)
    link[other]()
    expect(link.aloneMs()).toBe(0)
  }
})
