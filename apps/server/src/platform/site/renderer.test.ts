import { expect, test } from 'vitest'
import { createRenderer } from './renderer.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Starts a renderer whose pages finish on demand and record the start of their rendering. */
function startPages() {
  const renderer = createRenderer()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (addressKey: string, name: string) =>
      renderer({ addressKey }, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    async end(name: string) {
      ends.get(name)!()
      await nextTurn()
      await nextTurn()
    },
  }
}

test('renders one page of an address at a time, and two in all', async () => {
  const { ask, begun, end } = startPages()
  const first = ask('a', 'a1')
  for (const name of ['a2', 'a3']) void ask('a', name)
  for (const address of ['b', 'c']) void ask(address, `${address}1`)
  expect(begun).toEqual([])
  await nextTurn()
  await nextTurn()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1'])
  expect(await first).toBe('a1')
  await end('c1')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('lets addresses alternate, so that the one page of a visitor does not wait for all of a flood', async () => {
  const { ask, begun, end } = startPages()
  for (const name of ['f1', 'f2', 'f3']) void ask('flood', name)
  void ask('visitor', 'v1')
  await expect.poll(() => begun).toEqual(['f1', 'v1'])
  await end('f1')
  await expect.poll(() => begun).toEqual(['f1', 'v1', 'f2'])
})

test('rests after a page as long as it took, so that calls which need several turns are answered', async () => {
  const renderer = createRenderer()
  const times: { begunMs: number; endedMs: number }[] = []
  const render = async () => {
    const begunMs = performance.now()
    while (performance.now() - begunMs < 10);
    times.push({ begunMs, endedMs: performance.now() })
  }
  await Promise.all(['a', 'b', 'c'].map((addressKey) => renderer({ addressKey }, render)))
  const restsMs = times.slice(1).map(({ begunMs }, at) => begunMs - times[at]!.endedMs)
  // A timer may come a millisecond early.
  expect(Math.min(...restsMs)).toBeGreaterThanOrEqual(9)
})

test('lets ten pages wait per address and a hundred in all, and refuses others at once', async () => {
  const { ask } = startPages()
  const refusals = async (addressKey: string, count: number) => {
    const asked = Array.from({ length: count }, (_, at) => ask(addressKey, `${addressKey}${at}`))
    const answers = await Promise.all(
      asked.map((one) => Promise.race([one.catch((error: Error) => error.message), nextTurn()])),
    )
    return answers.filter((answer) => answer === 'TEMPORARILY_UNAVAILABLE').length
  }
  // The first leaves the queue and is rendered.
  expect(await refusals('first', 10)).toBe(0)
  await nextTurn()
  expect(await refusals('first', 5)).toBe(4)
  let all = 0
  for (let address = 0; address < 10; address++) all += await refusals(String(address), 10)
  // One more was begun.
  expect(all).toBe(9)
})

test('frees the slot of a page that fails', async () => {
  const renderer = createRenderer()
  for (let page = 0; page < 3; page++)
    await expect(renderer({ addressKey: 'a' }, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await renderer({ addressKey: 'a' }, async () => 'page')).toBe('page')
})

test('begins one page per turn of the event loop, so that calls are answered in between', async () => {
  const renderer = createRenderer()
  const order: string[] = []
  const pages = ['1', '2'].map((name) => renderer({ addressKey: 'a' }, async () => void order.push(name)))
  const calls = [1, 2, 3].map(() => nextTurn().then(() => order.push('call')))
  await Promise.all([...pages, ...calls])
  expect(order.slice(0, 3)).toEqual(['1', 'call', 'call'])
})
