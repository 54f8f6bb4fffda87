import { afterEach, expect, test, vi } from 'vitest'
import { lazyScript } from './lazy-script.ts'
import type { PageScript, PageTools } from './page-script.ts'
import type { ShownPage } from './reading-page.ts'

const tools: PageTools = { navigate: () => undefined, revalidate: () => undefined, early: {} }

/** Simulates a page without a browser. Only `addEventListener` of the window is used. */
function start({ afterMs, inUse = null }: { afterMs?: number; inUse?: string | null } = {}) {
  const target = new EventTarget()
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  const log: string[] = []
  let finishLoading: (script: PageScript<string>) => void = () => undefined
  let failLoading: () => void = () => undefined
  const script = lazyScript<string>(
    () =>
      new Promise(
        (resolve, reject) => ([finishLoading, failLoading] = [resolve, () => reject(new Error('no network'))]),
      ),
    { afterMs: () => afterMs, onFailure: () => log.push('failed') },
  )
  const root = { querySelector: () => inUse, contains: () => false } as unknown as HTMLElement
  const show = (facts: string) => script.attach!(root, { facts } as ShownPage<string>, tools) as () => void
  const attached: PageScript<string> = {
    attach(_, { facts }, { early }) {
      log.push(`attached to ${facts}`, ...Object.keys(early))
      return () => void log.push(`detached from ${facts}`)
    },
  }
  const settle = () =>
    new Promise<void>((resolve) => void Promise.resolve().then(() => Promise.resolve().then(resolve)))
  const arrive = () => {
    finishLoading(attached)
    return settle()
  }
  const fail = () => {
    failLoading()
    return settle()
  }
  return { log, show, arrive, fail, happen: (type: string) => target.dispatchEvent(new Event(type)) }
}

afterEach(() => void vi.unstubAllGlobals())

test('loads nothing before the first sign of a reader, then attaches once', async () => {
  const { log, show, arrive, happen } = start()
  const detach = show('one')
  await arrive()
  expect(log).toEqual([])
  for (const sign of ['pointermove', 'focusin', 'scroll']) happen(sign)
  await arrive()
  expect(log).toEqual(['attached to one'])
  detach()
  expect(log).toEqual(['attached to one', 'detached from one'])
})

test('passes on a key that was pressed before the script loaded', async () => {
  const { log, show, arrive, happen } = start()
  show('one')
  happen('keydown')
  await arrive()
  expect(log).toEqual(['attached to one', 'keydown'])
})

test('treats a pressed form, or a focused field, from before any script as a sign', async () => {
  const { log, show, arrive } = start({ inUse: 'a pressed form' })
  show('one')
  await arrive()
  expect(log).toEqual(['attached to one'])
})

test('ignores a page that was left before the script loaded, and attaches to the next one at once', async () => {
  const { log, show, arrive, happen } = start()
  const detach = show('one')
  happen('pointermove')
  detach()
  show('two')
  await arrive()
  expect(log).toEqual(['attached to two'])
  show('three')
  expect(log).toEqual(['attached to two', 'attached to three'])
})

test('loads after a while without any sign', async () => {
  vi.useFakeTimers()
  const { log, show, arrive } = start({ afterMs: 1500 })
  show('one')
  vi.advanceTimersByTime(1400)
  await arrive()
  expect(log).toEqual([])
  vi.advanceTimersByTime(200)
  await arrive()
  vi.useRealTimers()
  expect(log).toEqual(['attached to one'])
})

test('reports to the page that a script cannot be loaded', async () => {
  const { log, show, fail, happen } = start()
  show('one')
  happen('pointermove')
  await fail()
  expect(log).toEqual(['failed'])
})
