import type { Ghatak } from '@sankalp/jyotish'
import { charaKarakas, rashis, sevenGrahas, splitGhatis } from '@sankalp/jyotish/read'
import {
  type Column,
  type Fact,
  type Words,
  drawFacts,
  drawTable,
  formatDegree,
  ink,
} from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'

/** Draws the almanac's day of birth, at the foot of the first page. */
export function drawPanchang({ sheet, words: { t }, facts: { kundli } }: KundliPage): void {
  if (!kundli.timeKnown) return
  const { day, samvats, ...panchang } = kundli.tradition.panchang
  const fact = (key: string, value: string): Fact => ({ label: t(`chart-words:tradition.panchang.${key}.name`), value })
  const month = (key: string) =>
    t(`jyotish:months.${key}`) + (panchang.isAdhika ? `, ${t('kundli:panchang.adhika')}` : '')
  const ghatis = (value: number) => t('kundli:panchang.ghatis', splitGhatis(value))
  const year = (key: 'vikram' | 'shaka') =>
    fact(key, `${samvats[key].year}, ${t(`jyotish:samvatsaras.${samvats[key].samvatsara}`)}`)
  // Keep it whole: on the next page if a long name leaves no room on the first.
  sheet.heading(t('kundli:panchang.title'), { needs: 76 })
  const facts = [
    ...(day ? [fact('vara', t(`jyotish:varas.${day.vara}`))] : []),
    fact('month', month(panchang.amanta)),
    fact('purnimanta', month(panchang.purnimanta)),
    year('vikram'),
    year('shaka'),
    fact('ritu', t(`jyotish:ritus.${panchang.ritu}`)),
    fact('ayana', t(`jyotish:ayanas.${panchang.ayana}`)),
    ...(day
      ? [
          fact('ishta', ghatis(day.ishtaGhatis)),
          fact('dinamana', `${ghatis(day.dayGhatis)} / ${ghatis(day.nightGhatis)}`),
        ]
      : []),
  ]
  drawFacts(sheet, facts, { columns: 5 })
}

type Table = { height: number; draw: (page: TimedPage) => void }
type TimedPage = KundliPage & { facts: { kundli: TimedKundli } }
type TimedKundli = Extract<KundliPage['facts']['kundli'], { timeKnown: true }>

/** The reference tables in their order, with the height that each needs at most. */
const tables: readonly Table[] = [
  { height: 96, draw: drawKarakas },
  { height: 96, draw: drawArudhas },
  { height: 124, draw: drawGhatak },
  { height: 290, draw: drawUpagrahas },
  { height: 216, draw: drawMaitri },
]

/**
 * Draws the reference tables a few at a time: `fillBefore` those that fit on a page that has no room for the next
 * section, and `rest` those that are left.
 */
export function openTradition(page: KundliPage): { fillBefore: (needs: number) => void; rest: () => void } {
  if (!isTimed(page)) return { fillBefore: () => {}, rest: () => {} }
  const { sheet } = page
  const left = [...tables]
  const fits = (height: number) => sheet.y + height <= sheet.bottom
  const drawFirst = () => left.shift()!.draw(page)
  return {
    fillBefore: (needs) => {
      while (left[0] && !fits(needs) && fits(left[0].height)) drawFirst()
    },
    rest: () => {
      while (left[0]) drawFirst()
    },
  }
}

function isTimed(page: KundliPage): page is TimedPage {
  return page.facts.kundli.timeKnown
}

function begin(
  { sheet, words: { t } }: KundliPage,
  key: 'karakas' | 'arudhas' | 'upagrahas' | 'ghatak' | 'maitri',
  needs: number,
) {
  sheet.heading(t(`kundli:further.${key}`), { needs })
  sheet.paragraph(t(`kundli:further.${key}Note`), { size: 9, colour: ink.soft })
}

const even = (titles: readonly string[]): Column[] => titles.map((title) => ({ title, share: 1, align: 'center' }))

function drawKarakas(page: TimedPage): void {
  const { t } = page.words
  begin(page, 'karakas', 60)
  drawTable(page.sheet, even(charaKarakas.map((karaka) => t(`chart-words:tradition.karakas.${karaka}.name`))), [
    { cells: charaKarakas.map((karaka) => t(`jyotish:grahas.${page.facts.kundli.tradition.karakas[karaka]}`)) },
  ])
}

function drawArudhas(page: TimedPage): void {
  const { t } = page.words
  const { arudhas } = page.facts.kundli.tradition
  begin(page, 'arudhas', 60)
  drawTable(page.sheet, even(arudhas.map((_, index) => t('kundli:further.arudha', { house: index + 1 }))), [
    { cells: arudhas.map((rashi) => t(`print:shortRashis.${rashis[rashi]!}`)) },
  ])
}

function drawUpagrahas(page: TimedPage): void {
  const { t } = page.words
  begin(page, 'upagrahas', 240)
  drawTable(
    page.sheet,
    [
      { title: '', share: 24 },
      { title: t('print:kundli.planet.sign'), share: 22 },
      { title: t('print:kundli.planet.degree'), share: 14, align: 'right' },
      { title: t('print:kundli.planet.nakshatra'), share: 40 },
    ],
    page.facts.kundli.tradition.upagrahas.map(({ upagraha, place }) => ({
      cells: [
        t(`chart-words:tradition.upagrahas.${upagraha}.name`),
        t(`jyotish:rashis.${place.rashi}`),
        formatDegree(place.degInRashi),
        `${t(`jyotish:nakshatras.${place.nakshatra}`)}, ${place.pada}`,
      ],
    })),
  )
}

function drawGhatak(page: TimedPage): void {
  begin(page, 'ghatak', 90)
  drawFacts(page.sheet, ghatakFacts(page.facts.kundli.tradition.ghatak, page.words.t), { columns: 4 })
}

function ghatakFacts(ghatak: Ghatak, t: Words['t']): Fact[] {
  const values: Record<keyof Ghatak, string> = {
    month: t(`jyotish:months.${ghatak.month}`),
    tithis: t(`chart-words:tradition.tithiKinds.${ghatak.tithis}.name`),
    vara: t(`jyotish:varas.${ghatak.vara}`),
    nakshatra: t(`jyotish:nakshatras.${ghatak.nakshatra}`),
    yoga: t(`jyotish:yogas.${ghatak.yoga}`),
    prahar: String(ghatak.prahar),
    moon: t(`jyotish:rashis.${ghatak.moon}`),
  }
  return Object.entries(values).map(([key, value]) => ({ label: t(`chart-words:tradition.ghatak.${key}.name`), value }))
}

function drawMaitri(page: TimedPage): void {
  const {
    sheet,
    words: { t },
    facts: { kundli },
  } = page
  begin(page, 'maitri', 170)
  const name = (graha: string) => t(`jyotish:grahas.${graha}`)
  drawTable(
    sheet,
    [
      { title: '', share: 1 },
      ...sevenGrahas.map((graha): Column => ({ title: name(graha), share: 1, align: 'center' })),
    ],
    sevenGrahas.map((of) => ({
      cells: [
        name(of),
        ...sevenGrahas.map((other) =>
          other === of ? '–' : t(`chart-words:ties.${kundli.maitri[of][other]!.compound}`),
        ),
      ],
    })),
    { size: 8.5 },
  )
}
