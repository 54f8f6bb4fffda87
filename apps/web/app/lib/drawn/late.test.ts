import { expect, test, vi } from 'vitest'
import type { DrawnPage } from './drawn-page.ts'
import type { Enliven } from './drawn-view.tsx'
import { late } from './late.ts'

/** A page's life without a browser: `addEventListener` is all that is asked of the window. */
function start(afterMs?: number, inUse: string | null = null) {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  const log: string[] = []
  let come: (enliven: Enliven<string>) => void = () => undefined
  const enliven = late<string>(() => new Promise((resolve) => (come = resolve)), afterMs)
  const show = (facts: string) => enliven({ querySelector: () => inUse } as unknown as HTMLElement, { facts } as DrawnPage<string>, () => undefined)
  const program: Enliven<string> = (_, { facts }) => {
    log.push(`begins ${facts}`)
    return () => void log.push(`stops ${facts}`)
  }
  const arrive = async () => {
    come(program)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { log, show, arrive, touch: (sign = 'pointerover') => target.dispatchEvent(new Event(sign)) }
}

test('nothing is fetched before somebody is here; then it begins once', async () => {
  const { log, show, arrive, touch } = start()
  const stop = show('one') as () => void
  await arrive()
  expect(log).toEqual([])
  for (const sign of ['pointerover', 'focusin', 'scroll']) touch(sign)
  await arrive()
  expect(log).toEqual(['begins one'])
  stop()
  expect(log).toEqual(['begins one', 'stops one'])
})

test('whoever was in the page before any script is somebody at once', async () => {
  const { log, show, arrive } = start(undefined, 'a pressed form')
  show('one')
  await arrive()
  expect(log).toEqual(['begins one'])
})

test('a page that has gone before its program came is left alone, and the next one has it at once', async () => {
  const { log, show, arrive, touch } = start()
  const stop = show('one') as () => void
  touch()
  stop()
  show('two')
  await arrive()
  expect(log).toEqual(['begins two'])
  show('three')
  expect(log).toEqual(['begins two', 'begins three'])
})

test('who only looks is somebody too, after a while', async () => {
  vi.useFakeTimers()
  const { log, show, arrive } = start(1500)
  show('one')
  vi.advanceTimersByTime(1400)
  await arrive()
  expect(log).toEqual([])
  vi.advanceTimersByTime(200)
  await arrive()
  vi.useRealTimers()
  expect(log).toEqual(['begins one'])
})
