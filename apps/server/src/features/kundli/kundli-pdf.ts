import type { Language } from '@sankalp/contract'
import type { ChartStyle } from '@sankalp/drawings'
import type { Birth, Kundli, SadeSati } from '@sankalp/jyotish'
import { Sheet, type Words, formatShortDate, ink, openWords } from '../../platform/pdf/index.ts'
import { drawAstro, drawBirth, drawPlanets } from './kundli-pdf-birth.ts'
import { drawVimshottari } from './kundli-pdf-dasha.ts'
import { drawDoshas, drawSadeSati } from './kundli-pdf-doshas.ts'
import { drawReading } from './kundli-pdf-reading.ts'
import { drawAshtakavarga, drawShadbala } from './kundli-pdf-strengths.ts'
import { drawPanchang, openTradition } from './kundli-pdf-tradition.ts'
import { drawVargas } from './kundli-pdf-vargas.ts'
import { drawYogas } from './kundli-pdf-yogas.ts'
import type { PrintedSection } from './printed-reading.ts'

/** All contents of a printed kundli, as plain data, so that it can be made in another thread. */
export type KundliPdfFacts = {
  language: Language
  style: ChartStyle
  name: string
  place: string
  birth: Birth
  kundli: Kundli
  /** Null if the Moon's sign is not known without the time. */
  sadeSati: SadeSati | null
  reading: PrintedSection[]
  nowMs: number
}

export type KundliPage = { sheet: Sheet; words: Words; facts: KundliPdfFacts }

/** What these sections need of a page, with their headings. Where it is missing, small tables fill the page first. */
const DASHAS_HEIGHT = 650
const DOSHAS_HEIGHT = 174
const TABLE_HEIGHT = 224

/** Makes the whole chart as an A4 PDF, drawn like a printed almanac: three pages in words, then about eight of tables. */
export async function makeKundliPdf(facts: KundliPdfFacts): Promise<Uint8Array> {
  const words = openWords(facts.language)
  const title = words.t('print:kundli.of', { name: facts.name })
  const sheet = new Sheet({ language: facts.language, title, header: { left: words.t('print:brand'), right: title } })
  const page: KundliPage = { sheet, words, facts }
  const tradition = openTradition(page)
  drawReading(page)
  drawBirth(page)
  drawPanchang(page)
  drawAstro(page)
  drawPlanets(page)
  tradition.fillBefore(DASHAS_HEIGHT)
  drawVimshottari(page)
  tradition.fillBefore(DOSHAS_HEIGHT)
  drawDoshas(page)
  drawSadeSati(page)
  drawYogas(page)
  tradition.fillBefore(TABLE_HEIGHT)
  drawAshtakavarga(page)
  tradition.fillBefore(TABLE_HEIGHT)
  drawShadbala(page)
  tradition.rest()
  drawVargas(page)
  drawNotes(page)
  return sheet.finish(footerOf(page), (at, pages) => words.t('print:page', { page: at, pages }))
}

const NOTES_LEAST = 200
const LINE_HEIGHT = 24

/** Fills a last page that would be half empty with lines for what the astrologer says. */
function drawNotes({ sheet, words }: KundliPage): void {
  if (sheet.bottom - sheet.y < NOTES_LEAST) return
  sheet.heading(words.t('print:kundli.notes'))
  for (let y = sheet.y + LINE_HEIGHT; y < sheet.bottom; y += LINE_HEIGHT)
    sheet.line(sheet.left, y, sheet.left + sheet.width, y, ink.hairline)
}

function footerOf({ words: { t }, facts: { kundli, nowMs } }: KundliPage): string {
  const { ayanamsa, node, zoneOffsetSeconds } = kundli.birth
  return t('print:footer', {
    ayanamsa: t(`chart-words:ayanamsas.${ayanamsa}.name`),
    node: t(`chart-words:nodes.${node}.name`),
    date: formatShortDate(nowMs, zoneOffsetSeconds),
  })
}

/** Called by the document thread. */
export const make = makeKundliPdf
