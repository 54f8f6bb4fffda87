import { languages } from '@sankalp/contract'
import { expect, test } from 'vitest'
import type { AnyPassageKey } from '../src/readings/keys.ts'
import { passageNames, readingFamilies } from '../src/readings/keys.ts'
import { filesOf, loadPassages, passageOf } from '../src/readings/passages.ts'

const allKeys = readingFamilies.flatMap((family) =>
  passageNames[family].map((name) => `${family}/${name}` as AnyPassageKey),
)

test.each(languages)('in %s every passage is in the file that is loaded for it', async (language) => {
  const passages = await loadPassages(language, filesOf(allKeys))
  const texts = allKeys.map((key) => passageOf(passages, key))
  expect(texts).toHaveLength(874)
  expect(texts.every((text) => text.length > 0)).toBe(true)
})

test('a chart loads the files of its rising sign, its Moon and its dashas, each once', () => {
  const keys = [
    'lagna-lord/mesha-3',
    'moon-pada/purva-phalguni-4',
    'house-lord/10-8',
    'dasha/jupiter-12',
    'antardasha/jupiter-moon',
    'antardasha/jupiter-mars',
  ] as const
  expect(filesOf(keys)).toEqual([
    'antardasha/jupiter',
    'dasha/jupiter',
    'lagna-lord/mesha',
    'moon-pada/magha-to-jyeshtha',
  ])
})

test('a passage that was not loaded is an error, not an empty paragraph', async () => {
  const passages = await loadPassages('en', ['lagna-lord/mesha'])
  expect(() => passageOf(passages, 'lagna-lord/meena-1')).toThrow('lagna-lord/meena-1')
})
