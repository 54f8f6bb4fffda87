import type { Ghatak } from '@sankalp/jyotish'
import { charaKarakas, grahas, rashis, sevenGrahas, splitGhatis, vargas } from '@sankalp/jyotish/read'
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

/** Draws the reference tables on a page of their own. */
export function drawTradition(page: KundliPage): void {
  const { sheet, words, facts } = page
  const { kundli } = facts
  if (!kundli.timeKnown) return
  const { t } = words
  const { karakas, arudhas, upagrahas, ghatak } = kundli.tradition
  const begin = (key: string, needs: number) => {
    sheet.heading(t(`kundli:further.${key}`), { needs })
    sheet.paragraph(t(`kundli:further.${key}Note`), { size: 9, colour: ink.soft })
  }
  const even = (titles: readonly string[]): Column[] => titles.map((title) => ({ title, share: 1, align: 'center' }))

  begin('karakas', 70)
  drawTable(sheet, even(charaKarakas.map((karaka) => t(`chart-words:tradition.karakas.${karaka}.name`))), [
    { cells: charaKarakas.map((karaka) => t(`jyotish:grahas.${karakas[karaka]}`)) },
  ])
  begin('arudhas', 70)
  drawTable(sheet, even(arudhas.map((_, index) => t('kundli:further.arudha', { house: index + 1 }))), [
    { cells: arudhas.map((rashi) => t(`print:shortRashis.${rashis[rashi]!}`)) },
  ])
  begin('upagrahas', 130)
  drawTable(
    sheet,
    [
      { title: '', share: 24 },
      { title: t('print:kundli.planet.sign'), share: 22 },
      { title: t('print:kundli.planet.degree'), share: 14, align: 'right' },
      { title: t('print:kundli.planet.nakshatra'), share: 40 },
    ],
    upagrahas.map(({ upagraha, place }) => ({
      cells: [
        t(`chart-words:tradition.upagrahas.${upagraha}.name`),
        t(`jyotish:rashis.${place.rashi}`),
        formatDegree(place.degInRashi),
        `${t(`jyotish:nakshatras.${place.nakshatra}`)}, ${place.pada}`,
      ],
    })),
  )
  begin('ghatak', 100)
  drawFacts(sheet, ghatakFacts(ghatak, t), { columns: 4 })
  drawMaitri(page)
  drawVargas(page)
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

function drawMaitri({ sheet, words: { t }, facts: { kundli } }: KundliPage): void {
  sheet.heading(t('kundli:further.maitri'), { needs: 170 })
  sheet.paragraph(t('kundli:further.maitriNote'), { size: 9, colour: ink.soft })
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

/** Draws the positions of lagna and grahas in each of the sixteen charts, as sign numbers. */
function drawVargas({ sheet, words: { t }, facts: { kundli } }: KundliPage): void {
  if (!kundli.timeKnown) return
  sheet.heading(t('print:kundli.vargas'), { needs: 330 })
  sheet.paragraph(t('print:kundli.vargasNote'), { size: 9, colour: ink.soft })
  const columns: Column[] = [
    { title: '', share: 26 },
    { title: t('chart-words:ascendant.short'), share: 8, align: 'center' },
    ...grahas.map((graha): Column => ({ title: t(`chart-words:grahas.${graha}.short`), share: 8, align: 'center' })),
  ]
  const rows = vargas.map((varga) => {
    const { ascendant, grahas: places } = kundli.vargas[varga]
    const signs = [ascendant!, ...grahas.map((graha) => places[graha])]
    return { cells: [t(`chart-words:vargas.${varga}.name`), ...signs.map(({ rashi }) => String(rashi + 1))] }
  })
  drawTable(sheet, columns, rows, { size: 8.5 })
}
