import type { Graha, NearEdge, PlanetDetail } from '@sankalp/jyotish'
import { grahas } from '@sankalp/jyotish/read'
import {
  type Fact,
  type Row,
  type Words,
  chartHeight,
  chartInputOf,
  chartLegend,
  drawChart,
  drawEmblem,
  drawFacts,
  drawTable,
  formatClock,
  formatDegree,
  formatLongDate,
  formatOffset,
  formatTime,
  ink,
} from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'

/** Draws the first page: the birth, the settings and the two charts that are read first. */
export function drawBirth(page: KundliPage): void {
  const { sheet, words, facts } = page
  const { t } = words
  drawEmblem(sheet, { x: sheet.left + sheet.width / 2, y: sheet.y + 30, radius: 28 })
  sheet.y += 66
  sheet.paragraph(t('print:kundli.title'), {
    face: 'heading',
    size: 13,
    colour: ink.sindoor,
    align: 'center',
    gapAfter: 2,
  })
  sheet.paragraph(facts.name, { face: 'heading', size: 26, align: 'center', gapAfter: 8 })
  sheet.heading(t('print:kundli.birth'))
  drawFacts(sheet, birthFacts(page), { columns: 4 })
  sheet.y += 12
  if (facts.kundli.timeKnown) drawTwoCharts(page)
  else drawMoonChart(page, facts.kundli.needsTime)
}

function drawTwoCharts({ sheet, words, facts }: KundliPage): void {
  const gap = 20
  const side = (sheet.width - gap) / 2
  sheet.room(chartHeight(side) + 24)
  for (const [index, chart] of (['lagna', 'd9'] as const).entries()) {
    const input = chartInputOf(facts.kundli, chart, facts.style, words)
    const x = sheet.left + index * (side + gap)
    if (input) drawChart(sheet, input, { x, y: sheet.y, side, name: words.t(`print:charts.${chart}`) })
  }
  sheet.y += chartHeight(side) + 4
  sheet.paragraph(chartLegend(words), { size: 8.5, colour: ink.soft, align: 'center', gapAfter: 8 })
}

/** Draws the chart from the Moon, and beside it what the time of birth would add. */
function drawMoonChart({ sheet, words, facts }: KundliPage, missing: readonly string[]): void {
  const { t } = words
  const side = 200
  const gap = 24
  sheet.room(chartHeight(side) + 24)
  const top = sheet.y
  const input = chartInputOf(facts.kundli, 'moon', facts.style, words)
  if (input) drawChart(sheet, input, { x: sheet.left, y: top, side, name: t('print:charts.moon') })
  const x = sheet.left + side + gap
  const width = sheet.width - side - gap
  let y = top + sheet.write(t('print:kundli.needsTime'), x, top, width, { face: 'heading', size: 12 }) + 4
  y += sheet.write(t('print:kundli.needsTimeNote'), x, y, width) + 4
  y += sheet.write(missing.map((key) => t(`chart-words:timeDependent.${key}`)).join('  ·  '), x, y, width)
  sheet.y = Math.max(y, top + chartHeight(side)) + 4
  sheet.paragraph(chartLegend(words), { size: 8.5, colour: ink.soft, gapAfter: 8 })
}

function birthFacts({ words, facts: { birth, place, kundli, style } }: KundliPage): Fact[] {
  const { t, language } = words
  const { zoneOffsetSeconds, sunriseAt, sunsetAt, ayanamsa, ayanamsaDeg, node } = kundli.birth
  const clock = (at: number | null) =>
    at === null ? t('print:birth.noSun') : formatClock(at, zoneOffsetSeconds, words)
  const { time } = birth
  const fact = (key: string, value: string): Fact => ({ label: t(`print:birth.${key}`), value })
  return [
    fact('date', formatLongDate(birth.date, language)),
    fact('time', time ? formatTime(time, words) : t('print:birth.timeUnknown')),
    fact('place', place),
    fact('coordinates', coordinates(birth.place, t)),
    fact('zone', t('print:utc', { offset: formatOffset(zoneOffsetSeconds) })),
    fact('style', t(`print:styles.${style}`)),
    fact('sunrise', clock(sunriseAt)),
    fact('sunset', clock(sunsetAt)),
    fact('node', t(`chart-words:nodes.${node}.name`)),
    fact('ayanamsa', `${t(`chart-words:ayanamsas.${ayanamsa}.name`)} ${formatDegree(ayanamsaDeg)}`),
  ]
}

function coordinates({ latDeg, lonDeg }: { latDeg: number; lonDeg: number }, t: Words['t']): string {
  const degrees = (value: number) => Math.abs(value).toFixed(4)
  return [
    t(latDeg < 0 ? 'print:south' : 'print:north', { degrees: degrees(latDeg) }),
    t(lonDeg < 0 ? 'print:west' : 'print:east', { degrees: degrees(lonDeg) }),
  ].join(', ')
}

/** Draws the facts an astrologer writes over a chart, with the Moon chart beside them. */
export function drawAstro(page: KundliPage): void {
  const { sheet, words, facts } = page
  const side = 216
  // Without a birth time, the Moon chart is already on the first page.
  const input = facts.kundli.timeKnown ? chartInputOf(facts.kundli, 'moon', facts.style, words) : null
  // Keep the title on the same page as the chart beside it.
  sheet.heading(words.t('print:kundli.astro'), { needs: input ? chartHeight(side) : 120 })
  const top = sheet.y
  const width = input ? sheet.width - side - 24 : sheet.width
  drawFacts(sheet, astroFacts(page), { columns: input ? 2 : 3, width })
  if (input) {
    drawChart(sheet, input, { x: sheet.left + sheet.width - side, y: top, side, name: words.t('print:charts.moon') })
    sheet.y = Math.max(sheet.y, top + chartHeight(side))
  }
  if (facts.kundli.timeKnown) for (const edge of facts.kundli.nearEdges) sheet.paragraph(nearEdgeText(edge, words))
}

/** Returns "Ascendant: The birth time decides this: 2 min later it is Kumbha.", in the page's language. */
function nearEdgeText(edge: NearEdge, { t }: Words): string {
  const { what, key, minutes } = edge
  const names = { ascendant: 'rashis', rashi: 'rashis', nakshatra: 'nakshatras', tithi: 'tithis' } as const
  const paksha = what === 'tithi' ? `${t(`jyotish:pakshas.${edge.paksha}`)} ` : ''
  const name = paksha + t(`jyotish:${names[what]}.${key}`)
  const label = t(`chart-words:details.${what}.name`)
  return `${label}: ${t(`kundli:birth.nearEdge.${minutes > 0 ? 'later' : 'earlier'}`, { minutes: Math.abs(minutes), name })}`
}

/**
 * Returns the astrological facts. If the birth time is unknown and the Moon changes its sign or nakshatra that day,
 * both are listed with their hours, and nothing that depends on them.
 */
function astroFacts({ words, facts: { kundli } }: KundliPage): Fact[] {
  const { t } = words
  const { astro } = kundli
  const isRashiSure = kundli.timeKnown || kundli.moonOverDay.rashis.length === 1
  const isNakshatraSure = kundli.timeKnown || kundli.moonOverDay.nakshatras.length === 1
  const overDay = (what: 'rashis' | 'nakshatras') =>
    kundli.timeKnown ? '' : moonOverDayText(kundli.moonOverDay[what], what, kundli.birth.zoneOffsetSeconds, words)
  const fact = (key: string, value: string): Fact => ({ label: t(`chart-words:details.${key}.name`), value })
  const graha = (key: Graha) => t(`jyotish:grahas.${key}`)
  const value = (kind: 'varna' | 'vashya' | 'yoni' | 'gana' | 'nadi' | 'tatva' | 'yunja' | 'paya', key: string) =>
    t(`chart-words:values.${kind}.${key}.name`)
  return [
    ...(astro.ascendant && astro.ascendantLord
      ? [fact('ascendant', t(`jyotish:rashis.${astro.ascendant}`)), fact('ascendantLord', graha(astro.ascendantLord))]
      : []),
    fact('rashi', isRashiSure ? t(`jyotish:rashis.${astro.rashi}`) : overDay('rashis')),
    ...(isRashiSure ? [fact('rashiLord', graha(astro.rashiLord))] : []),
    // Without the time, the Moon's pada and the syllable that depends on it are unknown.
    fact(
      'nakshatra',
      isNakshatraSure
        ? t(`jyotish:nakshatras.${astro.nakshatra}`) + (kundli.timeKnown ? `, ${astro.pada}` : '')
        : overDay('nakshatras'),
    ),
    ...(isNakshatraSure ? [fact('nakshatraLord', graha(astro.nakshatraLord))] : []),
    fact('tithi', `${t(`jyotish:pakshas.${astro.tithi.paksha}`)} ${t(`jyotish:tithis.${astro.tithi.key}`)}`),
    fact('yoga', t(`jyotish:yogas.${astro.yoga}`)),
    fact('karana', t(`jyotish:karanas.${astro.karana}`)),
    ...(isRashiSure ? (['varna', 'vashya', 'tatva'] as const) : []).map((kind) => fact(kind, value(kind, astro[kind]))),
    ...(isNakshatraSure ? (['yoni', 'gana', 'nadi', 'yunja'] as const) : []).map((kind) =>
      fact(kind, value(kind, astro[kind])),
    ),
    ...(kundli.timeKnown ? [fact('nameSyllable', t(`chart-words:syllables.${astro.nameSyllable}`))] : []),
    ...(isNakshatraSure ? [fact('paya', value('paya', astro.paya))] : []),
    ...(astro.payaByHouse ? [fact('payaByHouse', value('paya', astro.payaByHouse))] : []),
  ]
}

function moonOverDayText(
  stretches: readonly { key: string; endMs: number }[],
  what: 'rashis' | 'nakshatras',
  offsetSeconds: number,
  words: Words,
): string {
  const { t } = words
  return stretches
    .map(({ key, endMs }, at) => {
      const name = t(`jyotish:${what}.${key}`)
      return at < stretches.length - 1
        ? t('kundli:birth.upto', { name, time: formatClock(endMs, offsetSeconds, words) })
        : t('kundli:birth.rest', { name })
    })
    .join(', ')
}

export function drawPlanets({ sheet, words: { t }, facts: { kundli } }: KundliPage): void {
  sheet.heading(t('print:kundli.planets'), { needs: 180 })
  const title = (key: string) => t(`print:kundli.planet.${key}`)
  const place = (at: Pick<PlanetDetail, 'rashi' | 'degInRashi' | 'nakshatra' | 'pada'>, isPadaKnown = true) => [
    t(`jyotish:rashis.${at.rashi}`),
    formatDegree(at.degInRashi),
    t(`jyotish:nakshatras.${at.nakshatra}`) + (isPadaKnown ? `, ${at.pada}` : ''),
  ]
  const rows: Row[] = grahas.map((graha) => {
    // Omit what depends on the Moon's navamsha if the time is unknown.
    const isPadaKnown = kundli.timeKnown || graha !== 'moon'
    const planet = { ...kundli.planets[graha], ...(!isPadaKnown && { isVargottama: false }) }
    const dignity = planet.dignity ? t(`chart-words:dignities.${planet.dignity}.name`) : ''
    return {
      cells: [
        t(`jyotish:grahas.${graha}`),
        ...place(planet, isPadaKnown),
        String(planet.house),
        stateOf(planet, t),
        dignity,
      ],
    }
  })
  if (kundli.timeKnown)
    rows.unshift({ cells: [t('chart-words:details.ascendant.name'), ...place(kundli.ascendant), '1', '', ''] })
  drawTable(
    sheet,
    [
      { title: title('graha'), share: 15 },
      { title: title('sign'), share: 13 },
      { title: title('degree'), share: 9, align: 'right' },
      { title: title('nakshatra'), share: 21 },
      { title: title('house'), share: 8, align: 'center' },
      { title: title('state'), share: 17 },
      { title: title('dignity'), share: 18 },
    ],
    rows,
  )
}

/** Do not mention that the nodes are retrograde, because they always are. */
function stateOf({ graha, isRetrograde, isCombust, isVargottama }: PlanetDetail, t: Words['t']): string {
  const isNode = graha === 'rahu' || graha === 'ketu'
  const marks = [isRetrograde && !isNode && 'retrograde', isCombust && 'combust', isVargottama && 'vargottama']
  return marks.flatMap((mark) => (mark ? [t(`chart-words:marks.${mark}.name`)] : [])).join(', ')
}
