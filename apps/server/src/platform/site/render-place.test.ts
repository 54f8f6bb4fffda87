import type { Visit } from '@sankalp/contract/visit'
import { expect, test } from 'vitest'
import { createRenderPlace } from './render-place.ts'

function startPlaces() {
  const places: string[] = []
  let now = 0
  let runs = false
  const page = { status: 200, headers: new Headers(), bytes: Buffer.alloc(0) }
  const thread = { isRunning: () => runs, render: async () => (places.push('thread'), (runs = true), page) }
  const render = createRenderPlace(
    async () => (places.push('here'), page),
    thread,
    () => now,
  )
  return {
    places,
    pass: (ms: number) => void (now += ms),
    end: () => void (runs = false),
    /** One after the other, while so many others wait. */
    ask: async (count: number, waiting = 0) => {
      for (let page = 0; page < count; page++)
        await render(new Request('https://sankalp.example'), {} as Visit, waiting)
    },
  }
}

test('what is asked for now and then is rendered here, without a thread', async () => {
  const { ask, pass, places } = startPlaces()
  for (let visit = 0; visit < 20; visit++) {
    await ask(5, visit % 2)
    pass(1000)
  }
  expect(new Set(places)).toEqual(new Set(['here']))
})

test('as soon as pages queue up they are rendered in a thread, and so is all that follows until it ends', async () => {
  const { ask, pass, end, places } = startPlaces()
  await ask(1, 1)
  await ask(1, 2)
  pass(60_000)
  await ask(1)
  expect(places).toEqual(['here', 'thread', 'thread'])
  end()
  await ask(1)
  expect(places.at(-1)).toBe('here')
})

test('so are pages that keep coming one after the other', async () => {
  const { ask, pass, places } = startPlaces()
  await ask(49)
  pass(9999)
  await ask(2)
  expect([places.length, places.at(-2), places.at(-1)]).toEqual([51, 'here', 'thread'])
})
