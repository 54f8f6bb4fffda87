import { expect, test, vi } from 'vitest'
import { Texts } from './texts.ts'

const hindi: Record<string, { title: string }> = { shell: { title: 'संकल्प' }, pages: { title: 'दुकान' } }

function open(fetchWords = vi.fn(async (_language: string, namespace: string) => hindi[namespace] ?? {})) {
  const texts = new Texts('en', { shell: { title: 'Sankalp' }, pages: { title: 'Shop' } }, fetchWords)
  return { texts, fetchWords }
}

test('has the texts that came with the page without fetching', () => {
  const { texts, fetchWords } = open()
  expect(texts.text('en', 'pages', 'title')).toBe('Shop')
  expect(fetchWords).not.toHaveBeenCalled()
})

test('waits for every file of the page before a change of language, then notifies all listeners once', async () => {
  const { texts, fetchWords } = open()
  const seen: string[] = []
  texts.subscribe(() =>
    seen.push(`${texts.language()} ${texts.text('hin', 'shell', 'title')} ${texts.text('hin', 'pages', 'title')}`),
  )
  await texts.change('hin')
  expect(seen).toEqual(['hin संकल्प दुकान'])
  expect(fetchWords).toHaveBeenCalledTimes(2)
})

test('does not fetch a language again', async () => {
  const { texts, fetchWords } = open()
  await texts.change('hin')
  await texts.change('en')
  await texts.change('hin')
  expect(fetchWords).toHaveBeenCalledTimes(2)
})

test('leaves the page as it is when the texts do not load, and can try again', async () => {
  const fetchWords = vi.fn(async (_language: string, namespace: string) => hindi[namespace] ?? {})
  fetchWords.mockRejectedValueOnce(new Error('offline'))
  const { texts } = open(fetchWords)
  await expect(texts.change('hin')).rejects.toThrow('offline')
  expect(texts.language()).toBe('en')
  await texts.change('hin')
  expect(texts.language()).toBe('hin')
})

test('reports a failure to a page that waits for texts, and can load again a moment later', async () => {
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

test('fetches a file once when it is requested twice at once', async () => {
  const { texts, fetchWords } = open()
  const [first, second] = [texts.load('hin', 'pages'), texts.load('hin', 'pages')]
  expect(first).toBe(second)
  await first
  expect(fetchWords).toHaveBeenCalledTimes(1)
})

test('shows an unknown key as itself', () => {
  expect(open().texts.text('en', 'pages', 'no.such')).toBe('no.such')
})
