import { expect, test } from 'vitest'
import { createSearch } from './search.ts'

function searchIn(texts: Record<string, [title: string, subtitle: string, text: string]>) {
  const search = createSearch()
  for (const [id, [title, subtitle, text]] of Object.entries(texts))
    search.add({ id, fields: [[title], [subtitle], [text]] })
  return search
}

const shelf = searchIn({
  body: ['Lamps', 'About light', 'On Diwali the diwali lamps of Diwali are lit.'],
  subtitle: ['Evenings', 'From Diwali to Dev Diwali', 'Text.'],
  title: ['Diwali', 'When it is', 'Text.'],
  hindi: ['चंद्रमा और संवत', 'पंचांग की बात', 'पढ़ना और सुनना; 2026 में'],
})

test('a match in the title outranks one in the subtitle, and that outranks any number in the text', () => {
  expect(shelf.find('diwali')).toEqual(['title', 'subtitle', 'body'])
})

test('a whole word outranks a prefix', () => {
  const found = searchIn({ longer: ['Moonrise', '', ''], whole: ['Moon', '', ''] })
  expect(found.find('moon')).toEqual(['whole', 'longer'])
  expect(found.find('moonr')).toEqual(['longer'])
})

test('every word must occur in some field; if no text has all, the most telling word decides', () => {
  expect(shelf.find('diwali lamps')).toEqual(['body'])
  expect(shelf.find('lamps LIGHT,')).toEqual(['body'])
  expect(shelf.find('evenings xylophone')).toEqual(['subtitle'])
  expect(shelf.find('xylophone zither')).toEqual([])
})

test.each(['चन्द्रमा', 'चँद्रमा', 'चंद्र', 'संवत्', 'पञ्चाङ्ग', 'पढना', 'पढ\u093cना', 'चंद्र\u200dमा', 'बात पढ़ना 2026'])(
  '%s is found as it is often written',
  (query) => {
    expect(shelf.find(query)).toEqual(['hindi'])
  },
)

test.each(['', '   ', '***', '\u0000', '॥ ।', '%_'])('nothing is found by %j, which has no word in it', (query) => {
  expect(shelf.find(query)).toEqual([])
})

test('finds texts added later', () => {
  const search = searchIn({ first: ['One', '', ''] })
  expect(search.find('two')).toEqual([])
  search.add({ id: 'second', fields: [['Two']] })
  expect(search.find('two')).toEqual(['second'])
})

test('finds a replaced text by its new words only, in its old place', () => {
  const search = searchIn({ first: ['One lamp', '', ''], second: ['Two lamps', '', ''] })
  search.add({ id: 'first', fields: [['Three lamps']] })
  expect([search.find('one'), search.find('three')]).toEqual([[], ['first']])
  expect(search.find('lamps')).toEqual(['first', 'second'])
})

test('uses only the first dozen words of a query', () => {
  // Letters that folding keeps distinct, unlike c and k.
  const letters = 'abdefghijklm'.split('').map((letter) => `${letter}1`)
  const search = searchIn({ all: ['', '', letters.join(' ')] })
  expect(search.find(letters.join(' '))).toEqual(['all'])
  expect(search.find([...letters, ...letters, 'absent'].join(' '))).toEqual(['all'])
})

test.each([
  ['dipawali', ['title', 'subtitle', 'body']],
  ['divalli', ['title', 'subtitle', 'body']],
  ['diwlai', ['title', 'subtitle', 'body']],
  ['lapms', ['body']],
])('%s, which is misspelled, finds what was meant', (query, found) => {
  expect(shelf.find(query)).toEqual(found)
})

test.each(['qqqq', 'aaaa', 'zzz'])('%s is no beginning of every word with such a letter', (query) => {
  const search = searchIn({ any: ['Kalash and jyoti', 'About all', 'Kumbh, jata, aarti.'] })
  expect(search.find(query)).toEqual([])
})
