import { type Language, languages } from '@sankalp/contract'
import { readMessages } from '@sankalp/content/locales'
import { loadPassages } from '@sankalp/content/readings/passages'
import { type EpochMs, lookAhead } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Words } from '../../../../lib/locale/fill-text.ts'
import { Texts } from '../../../../lib/locale/texts.ts'
import { TextsContext } from '../../../../lib/locale/use-language.ts'
import { ashaOfKolkata } from '../../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../../../shared/sky/reading.ts'
import { readLife } from './life.ts'
import { LitChartProvider } from './lit-chart.tsx'
import { Paragraph } from './paragraph.tsx'

const now = Date.UTC(2026, 10, 19) as EpochMs
const moment = lookAhead(readSky([2020]), now, defaultSettings)
const lifeOf = (birth: typeof ashaOfKolkata) =>
  readLife(makeReading(readSky(decadesOf(birth)), readSaturn(), birth, defaultSettings).kundli, moment)

async function paragraphsOf(birth: typeof ashaOfKolkata, language: Language): Promise<string[]> {
  const namespaces = ['kundli-reading', 'jyotish', 'chart-words', 'yoga-words', 'shell'] as const
  const words = Object.fromEntries(namespaces.map((name) => [name, readMessages(language, name) as Words]))
  const texts = new Texts(language, words, () => Promise.reject(new Error('All texts are already loaded')))
  const passages = await loadPassages(language)
  const paragraphs = lifeOf(birth).sections.flatMap((section) => section.paragraphs)
  return paragraphs.map((paragraph) =>
    renderToStaticMarkup(
      <TextsContext value={texts}>
        <LitChartProvider view={{ firstSign: 0, bodies: [] }} chartStyle="north">
          <Paragraph paragraph={paragraph} passages={passages} about="about" offsetHours={5.5} />
        </LitChartProvider>
      </TextsContext>,
    ),
  )
}

test.each(languages)('in %s every paragraph has words, and each of its causes is a button', async (language) => {
  const paragraphs = await paragraphsOf(ashaOfKolkata, language)
  expect(paragraphs.length).toBeGreaterThan(20)
  for (const html of paragraphs) {
    expect(html).not.toMatch(/\{\{|undefined/)
    const [, passage = ''] = /<p[^>]*>(.*?)<\/p>/.exec(html)!
    expect(passage.split(/\s+/).length).toBeGreaterThanOrEqual(25)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html.match(/<li[ >]/g)!.length).toBe(html.match(/aria-current=/g)!.length)
  }
})

test('without the birth time nothing rests on a lagna, a pada or a dasha', () => {
  const { sections } = lifeOf({ ...ashaOfKolkata, time: null })
  const causes = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.causes))
  expect(causes.length).toBeGreaterThan(0)
  for (const cause of causes) {
    expect(['rising-sign', 'moon-pada', 'dasha', 'shadbala', 'bindus', 'lordship']).not.toContain(cause.kind)
    if ('from' in cause) expect(cause.from).toBe('moon')
  }
  expect(sections.map(({ name }) => name)).not.toContain('periods')
})
