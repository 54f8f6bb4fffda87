import { beforeEach, expect, test, vi } from 'vitest'
import { fetchedScript } from './fetched-script.ts'
import type { PageScript } from './page-script.ts'

const [root, page, tools] = [{}, {}, {}] as unknown as Parameters<NonNullable<PageScript<null>['attach']>>
/** `addEventListener` is all that is used of the window. */
let target = new EventTarget()
beforeEach(() => {
  target = new EventTarget()
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  return () => vi.unstubAllGlobals()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('the script is attached when it has come, and detached with the page', async () => {
  const detach = vi.fn()
  const attach = vi.fn(() => detach)
  const leave = fetchedScript(() => Promise.resolve({ attach })).attach!(root, page, tools) as () => void
  expect(attach).not.toHaveBeenCalled()
  await settled()
  expect(attach).toHaveBeenCalledWith(root, page, { ...tools, early: {} })
  leave()
  expect(detach).toHaveBeenCalledTimes(1)
})

test('a page that was left before is not touched, and one whose script does not come stays as it is', async () => {
  const attach = vi.fn()
  const leave = fetchedScript(() => Promise.resolve({ attach })).attach!(root, page, tools) as () => void
  leave()
  await settled()
  expect(attach).not.toHaveBeenCalled()
  fetchedScript(() => Promise.reject(new Error('offline'))).attach!(root, page, tools)
  await settled()
})

test('a key that was pressed before it came is handed over', async () => {
  const attach = vi.fn()
  fetchedScript(() => Promise.resolve({ attach })).attach!(root, page, tools)
  const keydown = new Event('keydown')
  target.dispatchEvent(keydown)
  await settled()
  expect(attach).toHaveBeenCalledWith(root, page, { ...tools, early: { keydown } })
})
