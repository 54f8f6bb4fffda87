import { matchTexts } from '@sankalp/content/match-texts'
import { concludeMatch, pointsText } from '@sankalp/contract/match-conclusion'
import {
  type Fact,
  type Words,
  chartHeight,
  chartInputOf,
  chartLegend,
  drawChart,
  drawEmblem,
  drawFacts,
  formatLongDate,
  formatOffset,
  formatTime,
  ink,
} from '../../platform/pdf/index.ts'
import type { MatchPage, PdfPartner } from './match-pdf.ts'

const GAP = 20

/** Draws the first page: the couple, the result and both charts. */
export function drawCouple(page: MatchPage): void {
  const { sheet, words, facts } = page
  const { t } = words
  drawEmblem(sheet, { x: sheet.left + sheet.width / 2, y: sheet.y + 30, radius: 28 })
  sheet.y += 68
  sheet.paragraph(t('print:match.title'), {
    face: 'heading',
    size: 13,
    colour: ink.sindoor,
    align: 'center',
    gapAfter: 2,
  })
  const couple = t('print:match.couple', { groom: facts.groom.name, bride: facts.bride.name })
  sheet.paragraph(couple, { face: 'heading', size: 21, align: 'center', gapAfter: 6 })
  drawResult(page)
  const width = (sheet.width - GAP) / 2
  const top = sheet.y
  const ends = (['groom', 'bride'] as const).map((role, index) => {
    sheet.y = top
    drawPartner(page, role, sheet.left + index * (width + GAP), width)
    return sheet.y
  })
  sheet.y = Math.max(...ends) + 8
  drawCharts(page, width)
}

function drawResult({ sheet, words: { t }, facts: { cases, language } }: MatchPage): void {
  const conclusion = concludeMatch(cases)
  const { status, maximum } = conclusion
  const verdict = status === null ? 'open' : status ? 'favorable' : 'moderate'
  sheet.heading(`${t('print:match.conclusion')}: ${t(`matching:report.${verdict}`)}`)
  sheet.paragraph(t('print:match.points', { points: pointsText(conclusion), maximum }), {
    face: 'heading',
    size: 16,
    gapAfter: 3,
  })
  sheet.paragraph(matchTexts(language).report(conclusion), { gapAfter: 8 })
}

function drawPartner({ sheet, words, facts }: MatchPage, role: 'groom' | 'bride', x: number, width: number): void {
  const partner = facts[role]
  sheet.y +=
    sheet.write(words.t(`print:match.${role}`), x, sheet.y, width, { face: 'heading', size: 12, colour: ink.sindoor }) +
    2
  sheet.y += sheet.write(partner.name, x, sheet.y, width, { face: 'bold', size: 12 }) + 3
  drawFacts(sheet, partnerFacts(partner, words), { columns: 2, x, width })
}

function partnerFacts({ place, birth, kundli }: PdfPartner, words: Words): Fact[] {
  const { t, language } = words
  const { astro } = kundli
  const { time } = birth
  const clock = time ? formatTime(time, words) : t('print:birth.timeUnknown')
  const zone = t('print:utc', { offset: formatOffset(kundli.birth.zoneOffsetSeconds) })
  return [
    { label: t('print:birth.date'), value: formatLongDate(birth.date, language) },
    { label: t('print:birth.time'), value: `${clock}, ${zone}` },
    { label: t('print:birth.place'), value: place },
    { label: t('chart-words:details.rashi.name'), value: moonOf(kundli, 'rashis', words) },
    { label: t('chart-words:details.nakshatra.name'), value: moonOf(kundli, 'nakshatras', words) },
    ...(astro.ascendant
      ? [{ label: t('chart-words:details.ascendant.name'), value: t(`jyotish:rashis.${astro.ascendant}`) }]
      : []),
  ]
}

/**
 * Returns the Moon's sign, or its nakshatra with the pada. If the time is unknown, lists all that the Moon passed
 * through that day.
 */
function moonOf(kundli: PdfPartner['kundli'], what: 'rashis' | 'nakshatras', { t }: Words): string {
  if (!kundli.timeKnown) return kundli.moonOverDay[what].map(({ key }) => t(`jyotish:${what}.${key}`)).join(' / ')
  const { rashi, nakshatra, pada } = kundli.astro
  return what === 'rashis' ? t(`jyotish:rashis.${rashi}`) : `${t(`jyotish:nakshatras.${nakshatra}`)}, ${pada}`
}

function drawCharts({ sheet, words, facts }: MatchPage, side: number): void {
  sheet.room(chartHeight(side) + 20)
  for (const [index, role] of (['groom', 'bride'] as const).entries()) {
    const { kundli } = facts[role]
    const name = words.t(`print:match.${role}`)
    const input = chartInputOf(kundli, kundli.timeKnown ? 'lagna' : 'moon', facts.style, words)
    if (input) drawChart(sheet, input, { x: sheet.left + index * (side + GAP), y: sheet.y, side, name })
  }
  sheet.y += chartHeight(side) + 4
  const isUntimed = !facts.groom.kundli.timeKnown || !facts.bride.kundli.timeKnown
  if (isUntimed)
    sheet.paragraph(words.t('matching:report.untimedChart'), { size: 9, colour: ink.soft, align: 'center' })
  sheet.paragraph(chartLegend(words), { size: 8.5, colour: ink.soft, align: 'center' })
}
