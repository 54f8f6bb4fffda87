import { beforeEach, expect, test, vi } from 'vitest'
import { fetchedScript } from './fetched-script.ts'
import type { PageScript } from './page-script.ts'

const [root, page, tools] = [{}, {}, {}] as unknown as Parameters<NonNullable<PageScript<null>['attach']>>
/** Only `addEventListener` of the window is used. */
let target = new EventTarget()
beforeEach(() => {
  target = new EventTarget()
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  return () => vi.unstubAllGlobals()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('attaches the script when it has loaded, and detaches it with the page', async () => {
  const detach = vi.fn()
  const attach = vi.fn(() => detach)
  const leave = fetchedScript(() => Promise.resolve({ attach })).attach!(root, page, tools) as () => void
  expect(attach).not.toHaveBeenCalled()
  await settled()
  expect(attach).toHaveBeenCalledWith(root, page, { ...tools, early: {} })
  leave()
  expect(detach).toHaveBeenCalledTimes(1)
})

test('does not touch a page that was left before, or one whose script fails to load', async () => {
  const attach = vi.fn()
  const leave = fetchedScript(() => Promise.resolve({ attach })).attach!(root, page, tools) as () => void
  leave()
  await settled()
  expect(attach).not.toHaveBeenCalled()
  fetchedScript(() => Promise.reject(new Error('offline'))).attach!(root, page, tools)
  await settled()
})

test('passes on a key that was pressed before the script loaded', async () => {
  const attach = vi.fn()
  fetchedScript(() => Promise.resolve({ attach })).attach!(root, page, tools)
  const keydown = new Event('keydown')
  target.dispatchEvent(keydown)
  await settled()
  expect(attach).toHaveBeenCalledWith(root, page, { ...tools, early: { keydown } })
})
