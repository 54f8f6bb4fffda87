import type { Visit } from '@sankalp/contract/visit'
import { expect, test } from 'vitest'
import { createRenderPlace } from './render-place.ts'

function startPlaces() {
  const places: string[] = []
  let now = 0
  let runs = false
  const page = { status: 200, headers: new Headers(), bytes: Buffer.alloc(0) }
  const thread = { isRunning: () => runs, render: async () => (places.push('thread'), (runs = true), page) }
  const render = createRenderPlace(async () => (places.push('here'), page), thread, () => now)
  return {
    places,
    pass: (ms: number) => void (now += ms),
    end: () => void (runs = false),
    ask: (count: number) => Promise.all(Array.from({ length: count }, () => render(new Request('https://sankalp.example'), {} as Visit))),
  }
}

test('what is asked for now and then is rendered here, without a thread', async () => {
  const { ask, pass, places } = startPlaces()
  for (let second = 0; second < 20; second++) {
    await ask(3)
    pass(1000)
  }
  expect(new Set(places)).toEqual(new Set(['here']))
})

test('more than that is rendered in a thread, and so is all that follows until it ends', async () => {
  const { ask, pass, end, places } = startPlaces()
  await ask(5)
  pass(5000)
  await ask(1)
  expect(places).toEqual(['here', 'here', 'here', 'thread', 'thread', 'thread'])
  end()
  await ask(1)
  expect(places.at(-1)).toBe('here')
})

test('pages that come one after the other are counted as those that come at once', async () => {
  const { ask, pass, places } = startPlaces()
  for (let page = 0; page < 4; page++) {
    await ask(1)
    pass(300)
  }
  expect(places).toEqual(['here', 'here', 'here', 'thread'])
})
