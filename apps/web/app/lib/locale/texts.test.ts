import { expect, test, vi } from 'vitest'
import { Texts } from './texts.ts'

const hindi: Record<string, { title: string }> = { shell: { title: 'संकल्प' }, pages: { title: 'दुकान' } }

function open(fetchWords = vi.fn(async (_language: string, namespace: string) => hindi[namespace] ?? {})) {
  const texts = new Texts('en', { shell: { title: 'Sankalp' }, pages: { title: 'Shop' } }, fetchWords)
  return { texts, fetchWords }
}

test('the words that came with the page are there without fetching', () => {
  const { texts, fetchWords } = open()
  expect(texts.text('en', 'pages', 'title')).toBe('Shop')
  expect(fetchWords).not.toHaveBeenCalled()
})

test('a change of language waits for every file of the page, then tells everybody once', async () => {
  const { texts, fetchWords } = open()
  const seen: string[] = []
  texts.subscribe(() =>
    seen.push(`${texts.language()} ${texts.text('hin', 'shell', 'title')} ${texts.text('hin', 'pages', 'title')}`),
  )
  await texts.change('hin')
  expect(seen).toEqual(['hin संकल्प दुकान'])
  expect(fetchWords).toHaveBeenCalledTimes(2)
})

test('a language read before is not fetched again', async () => {
  const { texts, fetchWords } = open()
  await texts.change('hin')
  await texts.change('en')
  await texts.change('hin')
  expect(fetchWords).toHaveBeenCalledTimes(2)
})

test('when the words do not come, the page stays as it is and may try again', async () => {
  const fetchWords = vi.fn(async (_language: string, namespace: string) => hindi[namespace] ?? {})
  fetchWords.mockRejectedValueOnce(new Error('offline'))
  const { texts } = open(fetchWords)
  await expect(texts.change('hin')).rejects.toThrow('offline')
  expect(texts.language()).toBe('en')
  await texts.change('hin')
  expect(texts.language()).toBe('hin')
})

test('a page that waits for words is told of their failure, and a moment later may ask again', async () => {
  vi.useFakeTimers()
  const fetchWords = vi.fn(async () => ({ title: 'लॉगिन' }))
  fetchWords.mockRejectedValueOnce(new Error('offline'))
  const { texts } = open(fetchWords)
  const first = texts.wait('en', 'auth')
  await expect(first).rejects.toThrow('offline')
  expect(texts.wait('en', 'auth')).toBe(first)
  vi.advanceTimersByTime(3000)
  await texts.wait('en', 'auth')
  expect(texts.text('en', 'auth', 'title')).toBe('लॉगिन')
  vi.useRealTimers()
})

test('asked twice at once, a file is fetched once', async () => {
  const { texts, fetchWords } = open()
  const [first, second] = [texts.load('hin', 'pages'), texts.load('hin', 'pages')]
  expect(first).toBe(second)
  await first
  expect(fetchWords).toHaveBeenCalledTimes(1)
})

test('an unknown key shows itself instead of nothing', () => {
  expect(open().texts.text('en', 'pages', 'no.such')).toBe('no.such')
})
