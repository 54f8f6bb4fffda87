import type { SaturnPeriod } from '@sankalp/jyotish'
import { rashis } from '@sankalp/jyotish/read'
import { type Column, drawTable, formatShortDate, ink, mangalLines, mangalStatus } from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'

/** Draws Mangal, Kaal Sarp and Pitra: what was found, and what cancels it. */
export function drawDoshas(page: KundliPage): void {
  const { sheet, words, facts } = page
  const { t } = words
  const { mangal } = facts.kundli.doshas
  sheet.heading(t('print:kundli.doshas'), { needs: 140 })
  drawDosha(page, 'mangal', mangalStatus(mangal), [
    ...mangalLines(mangal, words),
    ...(mangal.present ? [t('dosha-words:mangal.common')] : []),
    ...(facts.kundli.timeKnown ? [] : [t('dosha-words:mangal.noTime')]),
  ])
  drawDosha(page, 'kaalSarp', facts.kundli.doshas.kaalSarp.degree ?? 'absent', kaalSarpLines(page))
  drawDosha(page, 'pitra', facts.kundli.doshas.pitra.present ? 'present' : 'absent', pitraLines(page))
  sheet.paragraph(t('dosha-words:note'), { size: 9, colour: ink.soft })
}

function drawDosha(
  { sheet, words: { t } }: KundliPage,
  dosha: 'mangal' | 'kaalSarp' | 'pitra',
  status: string,
  lines: readonly string[],
): void {
  const path = `dosha-words:${dosha}`
  sheet.room(50)
  sheet.paragraph(`${t(`${path}.name`)}: ${t(`${path}.status.${status}.name`)}`, {
    face: 'bold',
    size: 11,
    gapAfter: 1,
  })
  sheet.paragraph(t(`${path}.meaning`), { size: 9, colour: ink.soft, gapAfter: 2 })
  for (const line of lines) sheet.paragraph(line, { gapAfter: 1 })
  sheet.y += 7
}

function kaalSarpLines({ words: { t, list }, facts: { kundli } }: KundliPage): string[] {
  const { arc, degree, type, escaping } = kundli.doshas.kaalSarp
  if (!degree || !arc) return []
  const name = type
    ? [`${t(`dosha-words:kaalSarp.types.${type}.name`)}: ${t(`dosha-words:kaalSarp.types.${type}.meaning`)}`]
    : []
  const beyond = escaping.map((graha) => t(`jyotish:grahas.${graha}`))
  return [
    ...name,
    t(`dosha-words:kaalSarp.arcs.${arc}`),
    ...(beyond.length > 0 ? [t('dosha-words:kaalSarp.escaping', { grahas: list(beyond) })] : []),
    t(`dosha-words:kaalSarp.status.${degree}.meaning`),
    t('dosha-words:kaalSarp.reading'),
  ]
}

function pitraLines({ words: { t }, facts: { kundli } }: KundliPage): string[] {
  const { present, rules } = kundli.doshas.pitra
  const noTime = kundli.timeKnown ? [] : [t('dosha-words:pitra.noTime')]
  if (!present) return noTime
  const found = rules.map(({ rule, grahas: [one, other], house }) => {
    const values = {
      graha1: one ? t(`jyotish:grahas.${one}`) : '',
      graha2: other ? t(`jyotish:grahas.${other}`) : '',
      house: house ?? '',
    }
    return `•  ${t(`dosha-words:pitra.rules.${rule}`, values)}`
  })
  return [...found, t('dosha-words:pitra.common'), t('dosha-words:pitra.reading'), ...noTime]
}

/** Draws every stay of Saturn around the Moon's sign in a hundred years, round by round, the present one marked. */
export function drawSadeSati(page: KundliPage): void {
  const { sheet, words, facts } = page
  const { t } = words
  sheet.heading(t('print:kundli.sadeSati'), { needs: 120 })
  sheet.paragraph(t('dosha-words:sadeSati.meaning'), { size: 9, colour: ink.soft, gapAfter: 2 })
  sheet.paragraph(`${t('dosha-words:sadeSati.reading')} ${t('dosha-words:sadeSati.calm')}`)
  if (!facts.sadeSati) return sheet.paragraph(t('dosha-words:sadeSati.noTime'))
  const { moonRashi, rounds, dhaiyas } = facts.sadeSati
  const column = (kind: 'phases' | 'dhaiyas', phase: string, signsFromMoon: number): Column => {
    const rashi = t(`jyotish:rashis.${rashis[(moonRashi + signsFromMoon + 11) % 12]!}`)
    return {
      title: `${t(`dosha-words:sadeSati.${kind}.${phase}.name`)}, ${t('dosha-words:sadeSati.saturnIn', { rashi })}`,
      share: 10,
    }
  }
  const stays = (periods: readonly SaturnPeriod<string>[], phase: string) =>
    periods
      .filter((period) => period.phase === phase)
      .map((period) => stayOf(page, period))
      .join('\n')
  drawTable(
    sheet,
    [
      { title: '', share: 5 },
      column('phases', 'rising', 12),
      column('phases', 'peak', 1),
      column('phases', 'setting', 2),
    ],
    rounds.map(({ periods, startMs, endMs }, index) => ({
      cells: [
        t('dosha-words:sadeSati.round', { number: index + 1 }),
        ...['rising', 'peak', 'setting'].map((phase) => stays(periods, phase)),
      ],
      isMarked: startMs <= facts.nowMs && facts.nowMs < endMs,
    })),
  )
  drawTable(
    sheet,
    [column('dhaiyas', 'fourth', 4), column('dhaiyas', 'eighth', 8)],
    [{ cells: ['fourth', 'eighth'].map((kind) => stays(dhaiyas, kind)) }],
  )
}

function stayOf({ facts: { kundli } }: KundliPage, { startMs, endMs }: SaturnPeriod<string>): string {
  const date = (at: number) => formatShortDate(at, kundli.birth.zoneOffsetSeconds)
  return `${date(startMs)} – ${date(endMs)}`
}
