import { type Language } from '@sankalp/contract'
import { readMessages } from '@sankalp/content/locales'
import { type TimedKundli, makeCharaDasha, poruthamStars, rashis } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Words } from '../../../lib/locale/fill-text.ts'
import { Texts } from '../../../lib/locale/texts.ts'
import { TextsContext } from '../../../lib/locale/use-language.ts'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../../shared/sky/reading.ts'
import { FurtherSection } from './further-section.tsx'
import { Meanings } from '../../../shared/meaning/meaning.tsx'

const { kundli: made } = makeReading(readSky(decadesOf(ashaOfKolkata)), readSaturn(), ashaOfKolkata, defaultSettings)
const kundli = made as TimedKundli

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 15), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Returns the tables as HTML, split by their titles. */
function tablesIn(language: Language): string[] {
  const namespaces = ['kundli', 'chart-words', 'jyotish', 'shell'] as const
  const words = Object.fromEntries(namespaces.map((name) => [name, readMessages(language, name) as Words]))
  const texts = new Texts(language, words, () => Promise.reject(new Error('All texts are already loaded')))
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <Meanings>
        <FurtherSection kundli={kundli} />
      </Meanings>
    </TextsContext>,
  ).split('<details class="open-on-paper')
}

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test.each(['en', 'hin'] as const)(
  'in %s chara dasha and Ashtottari are listed whole, each open where it runs',
  (language) => {
    const [chara, ashtottari] = tablesIn(language).slice(-3)
    // Twelve signs; of the eight lords those whose period does not end before the birth.
    expect(chara!.match(/<summary/g)!).toHaveLength(1 + 12)
    expect(ashtottari!.match(/<summary/g)!).toHaveLength(1 + 8)
    for (const table of [chara!, ashtottari!]) {
      expect(table.match(/<details open=""/g)).toHaveLength(1)
      expect(plain(table).match(language === 'en' ? / now /g : / अभी /g)).toHaveLength(2)
    }
    const signs = (readMessages(language, 'jyotish') as { rashis: Record<string, string> }).rashis
    const [first] = makeCharaDasha(kundli.chart, kundli.birth.epochMs)
    expect(first!.rashi).toBe(rashis[kundli.chart.lagnaRashi])
    expect(plain(chara!)).toContain(signs[first!.rashi])
    expect(plain(ashtottari!)).toMatch(/108/)
  },
)

test('names every compatible star with its sign, for a groom and for a bride', () => {
  const names = readMessages('en', 'jyotish') as Record<'nakshatras' | 'rashis', Record<string, string>>
  const table = plain(tablesIn('en').at(-1)!)
  for (const role of ['groom', 'bride'] as const) {
    const stars = poruthamStars(kundli.chart.lonDeg.moon, role)
    expect(stars.length).toBeGreaterThan(0)
    for (const { nakshatra, rashi } of stars)
      expect(table).toContain(`${names.nakshatras[nakshatra]} (${names.rashis[rashi]})`)
  }
})
