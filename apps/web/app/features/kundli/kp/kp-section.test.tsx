import { type Language } from '@sankalp/contract'
import { readMessages } from '@sankalp/content/locales'
import { type TimedKundli, degInRashi, kpSubOfNumber, makeKp } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Words } from '../../../lib/locale/fill-text.ts'
import { Texts } from '../../../lib/locale/texts.ts'
import { TextsContext } from '../../../lib/locale/use-language.ts'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../../shared/sky/reading.ts'
import { signDmsText } from '../details/angle-text.ts'
import { KpSection } from './kp-section.tsx'

const { kundli: made } = makeReading(readSky(decadesOf(ashaOfKolkata)), readSaturn(), ashaOfKolkata, defaultSettings)
const kundli = made as TimedKundli
const kp = makeKp(kundli, { latDeg: ashaOfKolkata.lat, lonDeg: ashaOfKolkata.lon })!

type Shown = { place?: { lat: number; lon: number }; number?: number }

/** Returns the section as plain text, split by its tables: the head, then the seven. */
function tablesIn(language: Language, { place = ashaOfKolkata, number }: Shown = {}): string[] {
  const namespaces = ['kp', 'chart-words', 'jyotish'] as const
  const words = Object.fromEntries(namespaces.map((name) => [name, readMessages(language, name) as Words]))
  const texts = new Texts(language, words, () => Promise.reject(new Error('All texts are already loaded')))
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <KpSection kundli={kundli} place={place} number={number} />
    </TextsContext>,
  )
    .split('<details')
    .map((html) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
}

test.each(['en', 'hin'] as const)(
  'in %s each table has its sentence, and the cusps their degrees and lords',
  (language) => {
    const words = readMessages(language, 'kp') as { lead: string } & Record<string, { title: string; note: string }>
    const grahaNames = (readMessages(language, 'jyotish') as { grahas: Record<string, string> }).grahas
    const [head, ruling, cusps, ...others] = tablesIn(language)
    expect(head).toContain(words.lead)
    expect(others).toHaveLength(5)
    const named = ['ruling', 'cusps', 'grahas', 'houses', 'signifies', 'nodes', 'subs']
    for (const [index, table] of [ruling!, cusps!, ...others].entries()) {
      expect(table).toContain(words[named[index]!]!.title)
      expect(table).toContain(words[named[index]!]!.note)
    }
    for (const { cuspDeg, lords } of kp.houses) {
      expect(cusps).toContain(signDmsText(degInRashi(cuspDeg)))
      for (const lord of Object.values(lords)) expect(cusps).toContain(grahaNames[lord])
    }
    expect(ruling).toContain(kp.ruling.inOrder.map((graha) => grahaNames[graha]).join(', '))
  },
)

test('a number sets the first cusp and leaves the grahas of the moment', () => {
  const [, , cusps, grahas] = tablesIn('en', { number: 145 })
  expect(cusps).toContain(`1 Tula ${signDmsText(degInRashi(kpSubOfNumber(145).startDeg))}`)
  expect(grahas).toContain(signDmsText(degInRashi(kp.grahas.moon.lonDeg)))
})

test('inside a polar circle one sentence says why there are no houses', () => {
  const tables = tablesIn('en', { place: { lat: 69.65, lon: 18.96 } })
  expect(tables).toHaveLength(1)
  expect(tables[0]).toContain((readMessages('en', 'kp') as { polar: string }).polar)
})
