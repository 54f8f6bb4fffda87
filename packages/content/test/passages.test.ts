import { languages } from '@sankalp/contract'
import { expect, test } from 'vitest'
import { type AnyPassageKey, passageNames, readingFamilies } from '../src/readings/keys.ts'
import { loadPassages, passageOf } from '../src/readings/passages.ts'

const allKeys = readingFamilies.flatMap((family) =>
  passageNames[family].map((name) => `${family}/${name}` as AnyPassageKey),
)

test.each(languages)('in %s every passage is among those that are loaded', async (language) => {
  const passages = await loadPassages(language)
  const texts = allKeys.map((key) => passageOf(passages, key))
  expect(texts).toHaveLength(874)
  expect(texts.every((text) => text.length > 0)).toBe(true)
})

test('an unknown passage is an error, not an empty paragraph', async () => {
  const passages = await loadPassages('en')
  expect(() => passageOf(passages, 'yoga/of-nobody')).toThrow('yoga/of-nobody')
})
