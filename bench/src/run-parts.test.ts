import { expect, test, vi } from 'vitest'
import { type Part, runParts, tryTwice, unknownNames } from './run-parts.ts'

const row = (what: string) => ({ what, measured: '1 ms' })
const failing: Part = async (add) => {
  add(row('before the failure'))
  throw new Error('NO_NAVSTART')
}

test('a part that fails loses neither its own earlier rows nor those of the others, and is named with its reason', async () => {
  const { rows, missing } = await runParts(
    { one: async () => [row('first')], two: failing, three: async () => [row('last')] },
    [],
    () => {},
  )
  expect(rows.map(({ what }) => what)).toEqual(['first', 'before the failure', 'last'])
  expect(missing).toEqual([{ part: 'two', reason: 'NO_NAVSTART' }])
})

test('each row is printed before the next is measured', async () => {
  const printed: string[] = []
  const part: Part = async (add) => {
    add(row('the first row'))
    expect(printed.at(-1)).toContain('the first row')
    return [row('the second row')]
  }
  const { missing } = await runParts({ part }, [], (line) => printed.push(line))
  expect(missing).toEqual([])
  expect(printed.at(-1)).toContain('the second row')
})

test('only the parts that are named are measured', async () => {
  const parts = {
    memory: vi.fn<Part>(async () => []),
    pdf: vi.fn<Part>(async () => []),
    start: vi.fn<Part>(async () => []),
  }
  await runParts(parts, ['pdf', 'memory'], () => {})
  expect(parts.memory).toHaveBeenCalledOnce()
  expect(parts.pdf).toHaveBeenCalledOnce()
  expect(parts.start).not.toHaveBeenCalled()
  expect(unknownNames(parts, ['pdf', 'memmory', 'toString'])).toEqual(['memmory', 'toString'])
})

test('what fails by chance is tried a second time and not a third', async () => {
  const told = vi.fn<(error: unknown) => void>()
  const once = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('NO_NAVSTART')).mockResolvedValue('fine')
  await expect(tryTwice(once, told)).resolves.toBe('fine')
  expect(told).toHaveBeenCalledOnce()
  const always = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('NO_NAVSTART'))
  await expect(tryTwice(always, told)).rejects.toThrow('NO_NAVSTART')
  expect(always).toHaveBeenCalledTimes(2)
})
