import { languages } from '@sankalp/contract'
import { widthEms } from '@sankalp/drawings'
import { grahas, rashis } from '@sankalp/jyotish'
import { expect, test } from 'vitest'
import { openFont } from './ink.ts'
import { openWords } from './words.ts'

const font = openFont('bold')
const emsOf = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm

/** Returns all texts that a chart may contain, with the current words. */
function chartTexts(): string[] {
  const texts = languages.flatMap((language) => {
    const { t } = openWords(language)
    const marks = ['retrograde', 'combust'].map((mark) => t(`chart-words:marks.${mark}.short`))
    return [
      t('chart-words:ascendant.short'),
      ...grahas.map((graha) => t(`chart-words:grahas.${graha}.short`)),
      ...rashis.map((rashi) => t(`print:shortRashis.${rashi}`)),
      ...marks,
      marks.join(''),
    ]
  })
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1))
  const degrees = Array.from({ length: 30 }, (_, degree) => `${degree}°`)
  return [...new Set([...texts, ...numbers, ...degrees])]
}

test('no text of a chart is wider in the font than its layout assumes', () => {
  const texts = chartTexts()
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.filter((text) => emsOf(text) > widthEms(text))).toEqual([])
})

test('no text is much narrower than assumed, or a chart’s house would look empty', () => {
  expect(chartTexts().filter((text) => widthEms(text) > emsOf(text) * 1.35 + 0.2)).toEqual([])
})

test('joins Hindi correctly: conjuncts become one glyph, the short i goes before its letter', () => {
  const glyphs = (text: string) => openFont('text').layout(text).glyphs
  for (const conjunct of ['क्ष', 'त्र', 'ज्ञ', 'श्र']) expect([conjunct, glyphs(conjunct).length]).toEqual([conjunct, 1])
  const [first, second] = glyphs('कि')
  expect([first!.codePoints, second!.codePoints]).toEqual([[0x93f], [0x915]])
  // The र् of र्क is written above, after the letter that it precedes in speech.
  expect(glyphs('र्क')[0]!.codePoints).toEqual([0x915])
})

test('the fonts have every letter of the printed words', () => {
  const printed = languages.flatMap((language) => {
    const { t } = openWords(language)
    return grahas.flatMap((graha) => [t(`jyotish:grahas.${graha}`), t(`chart-words:grahas.${graha}.name`)])
  })
  const missing = [...new Set([...printed.join(''), ..."0123456789°'.,:;–−+·•()/…ॐ।₹"])].filter((letter) =>
    (['text', 'bold'] as const).some((face) => !openFont(face).hasGlyphForCodePoint(letter.codePointAt(0)!)),
  )
  expect(missing).toEqual([])
})
