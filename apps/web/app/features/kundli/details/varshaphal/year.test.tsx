import type { Language } from '@sankalp/contract'
import { readMessages } from '@sankalp/content/locales'
import { type EpochMs, type TimedKundli, makeVarshaphal, sahams } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Words } from '../../../../lib/locale/fill-text.ts'
import { Texts } from '../../../../lib/locale/texts.ts'
import { TextsContext } from '../../../../lib/locale/use-language.ts'
import { ashaOfKolkata } from '../../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../../shared/birth/chart-settings.ts'
import { Meanings } from '../../../../shared/meaning/meaning.tsx'
import { decadesOf, makeReading, toEngineBirth } from '../../../../shared/sky/reading.ts'
import { Year } from './year.tsx'

const sky = readSky([2020])
const reading = makeReading(readSky(decadesOf(ashaOfKolkata)), readSaturn(), ashaOfKolkata, defaultSettings)
const { birth, chart, ascendant } = reading.kundli as TimedKundli
const { place } = toEngineBirth(ashaOfKolkata)
const year = makeVarshaphal(
  sky,
  {
    epochMs: birth.epochMs,
    ayanamsa: birth.ayanamsa,
    node: birth.node,
    sunDeg: chart.lonDeg.sun,
    moonDeg: chart.lonDeg.moon,
    ascendantDeg: ascendant.lonDeg,
  },
  64,
  place,
)
/** 15 November 2026, in the year that began on 5 February. */
const now = Date.UTC(2026, 10, 15) as EpochMs

type Tree = { [key: string]: string | Tree }
const readTree = (language: Language, name: 'varshaphal' | 'jyotish') => readMessages(language, name) as Tree
const at = (tree: Tree, path: string) =>
  path.split('.').reduce<string | Tree>((node, key) => (node as Tree)[key]!, tree)

function textIn(language: Language): string {
  const namespaces = ['varshaphal', 'kundli', 'chart-words', 'jyotish', 'shell'] as const
  const words = Object.fromEntries(namespaces.map((name) => [name, readMessages(language, name) as Words]))
  const texts = new Texts(language, words, () => Promise.reject(new Error('All texts are already loaded')))
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <Meanings>
        <Year year={year} place={place} now={now} />
      </Meanings>
    </TextsContext>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test.each(['en', 'hin'] as const)('in %s every part of the year is shown with the sentence on its use', (language) => {
  const text = textIn(language)
  const words = readTree(language, 'varshaphal')
  for (const path of [
    'muntha.meaning',
    'munthaLord.meaning',
    'yearLord.meaning',
    `yearLord.reasons.${year.yearLord.reason}`,
    'officers.note',
    'places.note',
    'strengths.note',
    'pairs.note',
    'yogas.note',
    'sahamList.note',
    'mudda.note',
  ])
    expect(text).toContain(at(words, path))
  for (const saham of sahams) expect(text).toContain(at(words, `sahams.${saham}.name`))
})

test.each(['en', 'hin'] as const)('in %s every pair and every yoga is named', (language) => {
  const text = textIn(language)
  const words = readTree(language, 'varshaphal')
  const grahas = at(readTree(language, 'jyotish'), 'grahas') as Tree
  expect(year.pairs.length).toBeGreaterThan(0)
  expect(year.yogas.length).toBeGreaterThan(0)
  for (const { faster, slower, stage } of year.pairs) {
    expect(text).toContain(grahas[faster])
    expect(text).toContain(grahas[slower])
    expect(text).toContain(at(words, stage ? `stages.${stage}.name` : 'ishrafa.name'))
  }
  for (const { yoga } of year.yogas) expect(text).toContain(at(words, `yogas.${yoga}.name`))
})

test('the mudda dasha marks the period and the antardasha of today', () => {
  expect(textIn('en').match(/ now /g)).toHaveLength(2)
  expect(textIn('hin').match(/ अभी /g)).toHaveLength(2)
})
