import { expect, test } from 'vitest'
import { searchText, searchWords } from './words.ts'

test.each([
  ['Pooja', 'puja'],
  ['Laxmi', 'Lakshmi'],
  ['GANESHA', 'ganesa'],
  ['Vishwakarma', 'vishvakarma'],
  ['पूजा', 'पुजा'],
  ['चन्द्र', 'चंद्र'],
  ['चाँद', 'चांद'],
  ['क़लम', 'कलम'],
  ['विष्णु', 'विश्णु'],
])('%s and %s are one word', (one, other) => {
  expect(searchText(one)).toBe(searchText(other))
  expect(searchText(one)).not.toBe('')
})

test('keeps words apart, and removes punctuation between them', () => {
  expect(searchText('Gauri-Shankar (Rudraksha)', 'गौरी शंकर')).toBe(
    `${searchText('gauri')} ${searchText('shankar')} ${searchText('rudraksha')} गौरि शंकर`,
  )
  expect(searchText(' , . ! ')).toBe('')
})

test('typed text never has a special meaning in the database', () => {
  expect(searchWords('100% _puja_ \\ % (a|b).*')).toEqual(['100', 'puja', 'a', 'b'])
  expect(searchWords('🪔')).toEqual([])
  expect(searchWords('')).toEqual([])
  expect(searchWords('नव ग्रह')).toEqual(['नव', 'ग्रह'])
})
