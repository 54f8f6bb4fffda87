import type { Language } from '@sankalp/contract'
import type { ChartStyle } from '@sankalp/drawings'
import type { Birth, Kundli, MatchCases } from '@sankalp/jyotish'
import { Sheet, type Words, formatShortDate, ink, openWords } from '../../platform/pdf/index.ts'
import { drawCouple } from './match-pdf-couple.ts'
import { drawMangal, drawMatchDoshas } from './match-pdf-doshas.ts'
import { drawKoots, drawPoruthams } from './match-pdf-tables.ts'

export type PdfPartner = { name: string; place: string; birth: Birth; kundli: Kundli }

/** All contents of a printed match, as plain data, so that it can be made in another thread. */
export type MatchPdfFacts = {
  language: Language
  style: ChartStyle
  groom: PdfPartner
  bride: PdfPartner
  cases: MatchCases
  nowMs: number
}

export type MatchPage = { sheet: Sheet; words: Words; facts: MatchPdfFacts }

/** Makes the match report as an A4 PDF: both people and charts, koots, doshas, Mangal, poruthams. */
export async function makeMatchPdf(facts: MatchPdfFacts): Promise<Uint8Array> {
  const words = openWords(facts.language)
  const { t } = words
  const title = t('print:match.of', { groom: facts.groom.name, bride: facts.bride.name })
  const sheet = new Sheet({
    language: facts.language,
    title,
    header: { left: t('print:brand'), right: t('print:match.title') },
  })
  const page: MatchPage = { sheet, words, facts }
  drawCouple(page)
  drawKoots(page)
  drawMatchDoshas(page)
  drawMangal(page)
  drawPoruthams(page)
  sheet.paragraph(t('match-words:conclusion.people'), { size: 9, colour: ink.soft })
  return sheet.finish(footerOf(page), (at, pages) => t('print:page', { page: at, pages }))
}

function footerOf({ words: { t }, facts: { groom, nowMs } }: MatchPage): string {
  const { ayanamsa, node, zoneOffsetSeconds } = groom.kundli.birth
  return t('print:footer', {
    ayanamsa: t(`chart-words:ayanamsas.${ayanamsa}.name`),
    node: t(`chart-words:nodes.${node}.name`),
    date: formatShortDate(nowMs, zoneOffsetSeconds),
  })
}

/** Called by the document thread. */
export const make = makeMatchPdf
