import { type Language, languages } from '@sankalp/contract'
import { chartStyles } from '@sankalp/drawings'
import { type Birth, findLifeSadeSati, makeKundli } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { vargas } from '@sankalp/jyotish/read'
import { describe, expect, test, vi } from 'vitest'
import { readPdf } from '../../../test/pdf-text.ts'
import { openWords } from '../../platform/pdf/index.ts'
import { type KundliPdfFacts, makeKundliPdf } from './kundli-pdf.ts'
import { makePrintedReading } from './printed-reading.ts'

const sky = readSky()
const varanasi = { latDeg: 25.3176, lonDeg: 82.9739, zone: 'Asia/Kolkata' }
const asha: Birth = { date: { year: 1996, month: 12, day: 7 }, time: { hour: 10, minute: 34 }, place: varanasi }
const ravi: Birth = {
  date: { year: 1978, month: 3, day: 21 },
  time: { hour: 23, minute: 5 },
  place: { latDeg: 13.08, lonDeg: 80.27, zone: 'Asia/Kolkata' },
}
const meera: Birth = {
  date: { year: 2011, month: 8, day: 1 },
  time: { hour: 4, minute: 50 },
  place: { latDeg: 28.61, lonDeg: 77.2, zone: 'Asia/Kolkata' },
}
const nowMs = Date.UTC(2026, 10, 15)
/** The chart in words comes first. */
const readingPages = 3

async function factsOf(birth: Birth, rest: Partial<KundliPdfFacts> = {}): Promise<KundliPdfFacts> {
  const kundli = makeKundli(sky, birth)
  const sadeSati = findLifeSadeSati(sky, kundli.chart.rashi.moon, kundli.birth.epochMs)
  return {
    language: 'en',
    style: 'north',
    name: 'Asha Devi',
    place: 'Varanasi',
    birth,
    kundli,
    sadeSati,
    reading: await makePrintedReading(sky, kundli, rest.language ?? 'en', nowMs),
    nowMs,
    ...rest,
  }
}
// Typesetting Hindi takes seconds when many programs share two cores.
vi.setConfig({ testTimeout: 60_000 })
const print = async (birth: Birth, rest?: Partial<KundliPdfFacts>) =>
  readPdf(await makeKundliPdf(structuredClone(await factsOf(birth, rest))))

/** Returns Asha's birth, moved to where another sign rises this many minutes later. */
function birthNear(minutes: number): Birth {
  for (let at = 0; at < 240; at += 1) {
    const birth = { ...asha, time: { hour: 10 + Math.floor(at / 60), minute: at % 60 } }
    const kundli = makeKundli(sky, birth)
    if (kundli.timeKnown && kundli.nearEdges.some((edge) => edge.what === 'ascendant' && edge.minutes === minutes))
      return birth
  }
  throw new Error('no sign rose that morning')
}

describe('a kundli as a PDF', () => {
  test('contains the birth, the settings, every graha and the dashas, in English', async () => {
    const { pages, title } = await print(asha)
    const text = pages.join('\n')
    expect(title).toBe('Kundli of Asha Devi')
    expect(pages).toHaveLength(readingPages + 8)
    for (const part of [
      '7 December 1996',
      '10:34 AM',
      '25.3176° N, 82.9739° E',
      'UTC+05:30',
      'Lahiri (Chitrapaksha)',
      "23°48'",
      'Mean Rahu and Ketu',
    ]) {
      expect(pages[readingPages]).toContain(part)
    }
    // Swati, Tula, and a lagna in Makara, as in the published chart.
    for (const part of ['Krishna Paksha Dwadashi', 'Swati, 1', 'Jyeshtha, 2', "20°56'"]) expect(text).toContain(part)
    expect(text).toContain('At birth Rahu had 17 years, 7 months and 7 days left.')
    expect(text).toContain('On 15-11-2026 runs: Jupiter – Moon – Ketu.')
    expect(text).toContain('15-11-2025 – 17-03-2027')
    expect(text).toContain('337')
    expect(pages.map((page) => page.split('\n').at(-1))).toEqual(pages.map((_, index) => `Page ${index + 1} of 11`))
  })

  test.each(languages)(
    'says on its first three pages what the chart says of every part of life, in %s',
    async (language) => {
      const { t } = openWords(language)
      for (const birth of [asha, ravi, meera]) {
        const { reading } = await factsOf(birth, { language })
        const { pages } = await print(birth, { language })
        const words = pages.slice(0, readingPages).join('\n')
        const flat = words.replaceAll('\n', ' ')
        for (const { name, paragraphs } of reading) {
          expect(words).toContain(t(`kundli-reading:sections.${name}`))
          expect(flat).toContain(paragraphs[0]!.text.slice(0, 40))
        }
        expect(reading.map(({ name }) => name)).toEqual(expect.arrayContaining(['nature', 'work', 'periods', 'year']))
        expect(flat).toContain(t('kundli-reading:why'))
        expect(words).not.toContain(t('print:kundli.birth'))
        expect(pages[readingPages]).toContain(t('print:kundli.birth'))
      }
    },
  )

  test('has the day of birth on the first page of tables, and the reference tables', async () => {
    const { pages } = await print(asha)
    for (const part of [
      'Panchang of the birth',
      'Saturday',
      'Kartika',
      'Margashirsha',
      '2053, ',
      '1918, ',
      'Hemanta',
      '10 ghati 8 pala',
    ]) {
      expect(pages[readingPages]).toContain(part)
    }
    const text = pages.join('\n')
    for (const part of ['Atmakaraka', 'Arudha Padas', 'Gulika', 'Ghatak Chakra', 'Panchadha Maitri'])
      expect(text.split(part)).toHaveLength(2)
  })

  test('contains the same in Hindi, without a word of English', async () => {
    const { pages, title } = await print(asha, { language: 'hin', name: 'आशा', place: 'वाराणसी' })
    const text = pages.join('\n')
    expect(title).toBe('आशा की कुंडली')
    for (const part of ['7 दिसंबर 1996', 'यूटीसी +05:30', 'ज्येष्ठा, 2', 'विंशोत्तरी दशा', 'मंगल दोष', 'साढ़ेसाती', 'षड्बल'])
      expect(text).toContain(part)
    expect(text.match(/[A-Za-z]{2,}/g)).toBeNull()
  })

  test.each([
    ['en', 'The birth time decides this: 2 min later it is'],
    ['hin', 'यह जन्म के समय पर टिका है: 2 मिनट बाद'],
  ] as const)('says in %s what two minutes more would change, and nothing of it elsewhere', async (language, words) => {
    const near = birthNear(2)
    const [edge, plain] = await Promise.all([print(near, { language }), print(asha, { language })])
    expect(edge.pages.join('\n').replaceAll('\n', ' ')).toContain(words)
    expect(plain.pages.join('\n').replaceAll('\n', ' ')).not.toContain(words.slice(0, 20))
  })

  test.each(chartStyles)('draws its charts in %s style', async (style) => {
    const { pages } = await print(asha, { style })
    for (const name of ['Birth chart (D1)', 'Navamsha (D9)']) expect(pages[readingPages]).toContain(name)
    expect(pages[readingPages + 1]).toContain('Moon chart')
    for (const name of ['D9 Navamsha', 'D10 Dashamsha', 'D60 Shashtyamsha']) expect(pages.join('\n')).toContain(name)
    // Ten bodies in each chart of the first page, with the degrees in the first chart only.
    const lines = pages[readingPages]!.split('\n')
    expect(
      lines.filter((line) => ['As', 'Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'].includes(line)),
    ).toHaveLength(20)
  })

  test.each(languages)('fills its last page with divisional charts, in %s', async (language) => {
    const { t } = openWords(language)
    const names = vargas.filter((varga) => varga !== 'd1').map((varga) => t(`chart-words:vargas.${varga}.name`))
    const ascendant = t('chart-words:ascendant.short')
    for (const birth of [asha, ravi, meera]) {
      const { pages } = await print(birth, { language })
      const namesOn = pages.map((page) => page.split('\n').filter((line) => names.includes(line)))
      expect(namesOn.flat()).toEqual(names)
      // Each name has a drawing with a lagna below it.
      const last = pages.at(-1)!.split('\n')
      expect(last.filter((line) => line === ascendant)).toHaveLength(namesOn.at(-1)!.length)
      // Two rows of three charts take more than half of a page.
      expect(namesOn.at(-1)!.length).toBeGreaterThanOrEqual(6)
    }
  })

  test('leaves no head of a table alone at the foot of a page', async () => {
    const { pages } = await print(ravi, { language: 'hin' })
    // The row below this head is so tall that it needs the next page. The head is not repeated there.
    expect(pages.join('\n').split('ढैया, चंद्र से चौथी')).toHaveLength(2)
  })

  test('without a birth time, names what is missing and invents nothing', async () => {
    const { pages } = await print({ ...asha, time: null })
    const text = pages.join('\n')
    expect(text).toContain('Not known')
    expect(text).toContain('What needs the time of birth')
    expect(text).not.toContain('Navamsha (D9)')
    // The Moon stays in a pada for six hours, and the syllable of a name depends on the pada.
    expect(text).toContain('The pada, and with it the syllable for a name')
    expect(text).not.toContain('Name syllable')
    // The Moon changed its nakshatra that day: list both, and nothing that depends on one of them.
    expect(text).toMatch(/Chitra until \d\d:\d\d [AP]M/)
    expect(text).not.toContain('Yoni')
    expect(text).not.toContain('Ashtakavarga\n')
    expect(text).not.toContain('Sarvashtakavarga')
    // The last page has little to say, and gets lines for notes; the chart of a known time fills its last page.
    expect(pages.at(-1)).toContain('Notes')
    expect((await print(asha)).pages.join('\n')).not.toContain('Notes')
  })

  test.each<[string, Birth, Language]>([
    [
      'beyond the polar circle',
      {
        ...asha,
        date: { year: 2001, month: 6, day: 21 },
        place: { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' },
      },
      'hin',
    ],
    [
      'in local mean time',
      { ...asha, date: { year: 1903, month: 5, day: 2 }, place: { ...varanasi, zone: 'Asia/Kolkata' } },
      'en',
    ],
    ['at the end of the tables', { ...asha, date: { year: 2099, month: 12, day: 31 } }, 'en'],
    [
      'in the south, before noon',
      { ...asha, place: { latDeg: -33.87, lonDeg: 151.2, zone: 'Australia/Sydney' } },
      'hin',
    ],
  ])('is made for a birth %s', async (_, birth, language) => {
    const { pages } = await print(birth, { language, name: 'W'.repeat(80), place: 'ज्ञ'.repeat(60) })
    // A name and place of maximum length take one more page.
    expect(pages.length).toBeLessThanOrEqual(readingPages + 10)
  })
})
