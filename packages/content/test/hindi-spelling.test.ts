import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync(['locales/hin/*.json', 'src/**/*.ts', 'horoscope/**/*.json', 'articles/*.hin.md'], { cwd: root })

/**
 * The editorial style writes a nasal before a stop of its own row with the dot: चंद्र, जयंती, संक्रांति, पंचांग, कुंभ.
 * Before other letters the half nasal stays (जन्म, अन्य, उन्नति, सम्मान), and the rule does not match it.
 */
const halfNasal = /[\u0900-\u097f]*(?:ङ्[कखगघ]|ञ्[चछजझ]|ण्[टठडढ]|न्[तथदध]|म्[पफबभ])[\u0900-\u097f]*/gu

/** A place is spelled as its inhabitants spell it; a card's English name as it is pronounced. */
const kept = ['त्र्यम्बकेश्वर', 'टेम्परेंस', 'एम्प्रेस', 'एम्परर']

const variantsIn = (text: string) =>
  [...text.matchAll(halfNasal)].map(([word]) => word).filter((word) => !kept.some((name) => word.startsWith(name)))

test('the rule finds the variants and leaves correct half letters', () => {
  expect(variantsIn('चन्द्र जयन्ती संक्रान्ति पञ्चाङ्ग कुम्भ दण्ड हिन्दी नवम्बर सम्बन्ध')).toHaveLength(9)
  expect(variantsIn('चंद्र जन्म अन्य उन्नति सम्मान चैत्र वाङ्मय सम्राट कन्या त्र्यम्बकेश्वर')).toEqual([])
})

test('all our Hindi texts are among the checked files', () => {
  for (const folder of ['locales/hin', 'src', 'horoscope', 'articles']) {
    expect(files.filter((file) => file.startsWith(folder)).length, folder).toBeGreaterThan(5)
  }
})

test.each(files)('%s writes nasals with the dot', (file) => {
  expect(variantsIn(readFileSync(join(root, file), 'utf8'))).toEqual([])
})

/** Terms with several spellings elsewhere; screen, print and articles use one. */
const otherSpellings = ['पोरुत्तम', 'साढ़े साती', 'साढ़े-साती']

test.each(files)('%s writes each term in the one way of the house', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(otherSpellings.filter((term) => text.includes(term))).toEqual([])
})

/** Each thing has one name: a match's points are gunas, and printing is done by a printer. */
test.each(['matching', 'match-words', 'print'])('%s counts a match in गुण and nothing else', (file) => {
  expect(readFileSync(join(root, `locales/hin/${file}.json`), 'utf8')).not.toMatch(/अंक(?![\u093e-\u094d])|अंकों/)
})

test.each(files.filter((file) => file.startsWith('locales')))('%s calls its button for paper प्रिंट करें', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).not.toContain('छापें')
})
