import { type Language } from '@sankalp/contract'
import { readMessages } from '@sankalp/content/locales'
import type { NearEdge } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Words } from '../../../lib/locale/fill-text.ts'
import { Texts } from '../../../lib/locale/texts.ts'
import { TextsContext } from '../../../lib/locale/use-language.ts'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../../shared/sky/reading.ts'
import { basicsOfReading } from './basics.ts'
import { BirthSection } from './birth-section.tsx'
import { Meanings } from '../../../shared/meaning/meaning.tsx'

const birth = ashaOfKolkata
const basics = basicsOfReading(makeReading(readSky(decadesOf(birth)), readSaturn(), birth, defaultSettings))

function textOf(language: Language, nearEdges: readonly NearEdge[]): string {
  const namespaces = ['kundli', 'chart-words', 'jyotish', 'shell'] as const
  const words = Object.fromEntries(namespaces.map((name) => [name, readMessages(language, name) as Words]))
  const texts = new Texts(language, words, () => Promise.reject(new Error('All texts are already loaded')))
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <Meanings>
        <BirthSection birth={birth} basics={basics} nearEdges={nearEdges} />
      </Meanings>
    </TextsContext>,
  ).replace(/<[^>]+>/g, ' ')
}

const edges: NearEdge[] = [
  { what: 'ascendant', key: 'kumbha', minutes: 2 },
  { what: 'tithi', key: 'amavasya', paksha: 'krishna', minutes: -1 },
]

test.each([
  [
    'en',
    [
      'The birth time decides this: 2 min later it is Kumbha.',
      'The birth time decides this: 1 min earlier it is Krishna Paksha Amavasya.',
    ],
  ],
  ['hin', ['यह जन्म के समय पर टिका है: 2 मिनट बाद कुंभ।', 'यह जन्म के समय पर टिका है: 1 मिनट पहले कृष्ण पक्ष अमावस्या।']],
] as const)('in %s a lagna and a tithi near their edges say so, and nothing else does', (language, notes) => {
  for (const note of notes) expect(textOf(language, edges)).toContain(note)
  expect(textOf(language, edges).split(notes[0].slice(0, 12))).toHaveLength(3)
  expect(textOf(language, [])).not.toContain(notes[0].slice(0, 12))
})
