import type { DashaPeriod, EpochMs, Graha } from '@sankalp/jyotish'
import { dashasAt, divideDasha } from '@sankalp/jyotish/read'
import { formatShortDate, ink } from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'

const COLUMNS = 3
const GAP = 16
const LINE = 16
const BLOCK = 9 * LINE + 52

/** Draws all mahadashas with their antardashas on one page, the current ones marked. */
export function drawVimshottari(page: KundliPage): void {
  const { sheet, words, facts } = page
  const { kundli, nowMs } = facts
  if (!kundli.timeKnown) return
  const { t } = words
  const { vimshottari } = kundli
  const rows = Math.ceil(vimshottari.mahadashas.length / COLUMNS)
  sheet.heading(t('print:kundli.dashas'), { needs: 40 + rows * BLOCK })
  const lord = (graha: Graha) => t(`jyotish:grahas.${graha}`)
  sheet.paragraph(t('print:kundli.balance', { lord: lord(vimshottari.birthLord), ...vimshottari.balance }), {
    gapAfter: 1,
  })
  const running = dashasAt(vimshottari, nowMs as EpochMs, 3)
  if (running.length > 0) {
    const date = formatShortDate(nowMs, kundli.birth.zoneOffsetSeconds)
    sheet.paragraph(t('print:kundli.running', { date, path: running.map((period) => lord(period.lord)).join(' – ') }))
  }
  const top = sheet.y + 6
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS
  for (const [index, period] of vimshottari.mahadashas.entries()) {
    const x = sheet.left + (index % COLUMNS) * (width + GAP)
    const y = top + Math.floor(index / COLUMNS) * BLOCK
    drawMahadasha(page, { period, parts: divideDasha(vimshottari, period), running, x, y, width })
  }
  sheet.y = top + rows * BLOCK
}

type Block = {
  period: DashaPeriod<Graha>
  parts: readonly DashaPeriod<Graha>[]
  running: readonly DashaPeriod<Graha>[]
  x: number
  y: number
  width: number
}

function drawMahadasha(
  { sheet, words: { t }, facts: { kundli } }: KundliPage,
  { period, parts, running, x, y, width }: Block,
): void {
  const { epochMs, zoneOffsetSeconds } = kundli.birth
  const date = (at: number) => formatShortDate(at, zoneOffsetSeconds)
  /** The first period began before birth, so show it from the birth on. */
  const from = (at: number) => date(Math.max(at, epochMs))
  if (running[0]?.startMs === period.startMs) sheet.doc.rect(x - 4, y - 3, width + 8, 21).fill(ink.marigoldTint)
  sheet.write(t(`jyotish:grahas.${period.lord}`), x, y, width * 0.45, {
    face: 'heading',
    size: 12.5,
    colour: ink.sindoor,
  })
  const span = t('print:fromTo', { from: from(period.startMs).slice(3), to: date(period.endMs).slice(3) })
  sheet.write(span, x + width * 0.38, y + 3, width * 0.62, { size: 8.5, colour: ink.soft, align: 'right' })
  sheet.line(x, y + 20, x + width, y + 20)
  let line = y + 23
  for (const part of parts.filter(({ endMs }) => endMs > epochMs)) {
    const isRunning = running[1]?.startMs === part.startMs
    if (isRunning) sheet.doc.rect(x - 4, line - 1, width + 8, LINE).fill(ink.marigoldTint)
    const face = isRunning ? 'bold' : 'text'
    sheet.write(t(`jyotish:grahas.${part.lord}`), x, line, width * 0.4, { size: 9, face })
    const dates = `${from(part.startMs)} – ${date(part.endMs)}`
    sheet.write(dates, x + width * 0.32, line, width * 0.68, { size: 9, face, align: 'right' })
    line += LINE
  }
}
