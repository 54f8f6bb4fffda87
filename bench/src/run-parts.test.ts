import { expect, test, vi } from 'vitest'
import { type Part, runParts, tryTwice, unknownNames } from './run-parts.ts'

const row = (what: string) => ({ what, measured: '1 ms' })
const failing: Part = async (add) => {
  add(row('before the failure'))
  throw new Error('NO_NAVSTART')
}

test('loses no rows when a part fails, and names the part with the reason', async () => {
  const { rows, missing } = await runParts(
    { one: async () => [row('first')], two: failing, three: async () => [row('last')] },
    [],
    () => {},
  )
  expect(rows.map(({ what }) => what)).toEqual(['first', 'before the failure', 'last'])
  expect(missing).toEqual([{ part: 'two', reason: 'NO_NAVSTART' }])
})

test('prints each row before the next is measured', async () => {
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

test('measures only the named parts', async () => {
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

test('retries a failure once and not twice', async () => {
  const told = vi.fn<(error: unknown) => void>()
  const once = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('NO_NAVSTART')).mockResolvedValue('fine')
  await expect(tryTwice(once, told)).resolves.toBe('fine')
  expect(told).toHaveBeenCalledOnce()
  const always = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('NO_NAVSTART'))
  await expect(tryTwice(always, told)).rejects.toThrow('NO_NAVSTART')
  expect(always).toHaveBeenCalledTimes(2)
})
