import { afterEach, expect, test } from 'vitest'
import { markNow } from './mark-now.ts'

const root = document.createElement('div')
afterEach(() => root.replaceChildren())

test('what is to come says how long it is until then, and gives way when it begins', () => {
  root.innerHTML = `
    <span data-from="0" data-to="7500" data-now=""><i data-begins="7500" data-words="in {h} h {m} min|in {m} min">later</i></span>
    <span data-from="7500" data-to="9000">now</span>`
  const [before, during] = root.querySelectorAll<HTMLElement>('[data-from]')
  markNow(root, 0)
  expect(before!.textContent).toBe('in 2 h 5 min')
  markNow(root, 7_470_000)
  expect(before!.textContent).toBe('in 1 min')
  expect([before!.dataset.now, during!.dataset.now]).toEqual(['', undefined])
  markNow(root, 7_500_000)
  expect([before!.dataset.now, during!.dataset.now]).toEqual([undefined, ''])
})
