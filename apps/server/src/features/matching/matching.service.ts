import { type Language, languages } from '@sankalp/contract'
import { matchTexts } from '@sankalp/content/match-texts'
import type { Parsed } from '@sankalp/contract/endpoint'
import { birthFromInput } from '@sankalp/contract/kundli-reply'
import { type MatchPartner, type MatchTexts, matchReply } from '@sankalp/contract/match-reply'
import type { MatchResult, matchMaking, matchPdf } from '@sankalp/contract/matching'
import { type Birth, type Sky, makeBirthChart, makeKundli, matchOverDay } from '@sankalp/jyotish'
import type { Clock } from '../../platform/clock.ts'
import type { PdfThread } from '../../platform/pdf/pdf-thread.ts'
import type { MatchPdfFacts, PdfPartner } from './match-pdf.ts'

type PrintedCouple = Parsed<(typeof matchPdf)['body']>
type Couple = Parsed<(typeof matchMaking)['body']> | PrintedCouple
type Prefix = 'm_' | 'f_'

/** The module that makes the PDF, in its own thread. */
const printer = import.meta.resolve('./match-pdf.ts')

export type Matching = ReturnType<typeof createMatching>

export type MatchingNeeds = { sky: Sky; clock: Clock; pdfs: PdfThread }

export function createMatching({ sky, clock, pdfs }: MatchingNeeds) {
  const texts = Object.fromEntries(languages.map((language) => [language, matchTexts(language)])) as Record<
    Language,
    MatchTexts
  >

  function match(couple: Couple, language: Language): MatchResult {
    const [groom, bride] = [partnerOf(couple, 'm_'), partnerOf(couple, 'f_')]
    pdfs.warm(printer)
    return matchReply(groom, bride, matchOverDay(chartOf(couple, 'm_'), chartOf(couple, 'f_')), texts[language])
  }

  const chartOf = (couple: Couple, prefix: Prefix) => makeBirthChart(sky, birthOf(couple, prefix), couple)

  /** Makes the whole report as a PDF. */
  async function makePdf(couple: PrintedCouple): Promise<Uint8Array<ArrayBuffer>> {
    const [groom, bride] = [printedPartner(couple, 'm_'), printedPartner(couple, 'f_')]
    const cases = matchOverDay(groom.kundli, bride.kundli)
    const { language, style } = couple
    const facts: MatchPdfFacts = { language, style, groom, bride, cases, nowMs: clock.now().getTime() }
    return pdfs.make(printer, facts)
  }

  function printedPartner(couple: PrintedCouple, prefix: Prefix): PdfPartner {
    const birth = birthOf(couple, prefix)
    return {
      name: couple[`${prefix}name`],
      place: couple[`${prefix}place`],
      birth,
      kundli: makeKundli(sky, birth, couple),
    }
  }

  return { match, makePdf }
}

function birthOf(couple: Couple, prefix: Prefix): Birth {
  return birthFromInput(
    {
      ...partnerOf(couple, prefix),
      lat: couple[`${prefix}lat`],
      lon: couple[`${prefix}lon`],
      tzone: couple[`${prefix}tzone`],
      zone: couple[`${prefix}zone`],
    },
    prefix,
  )
}

function partnerOf(couple: Couple, prefix: Prefix): MatchPartner {
  return {
    name: couple[`${prefix}name`],
    place: couple[`${prefix}place`],
    year: couple[`${prefix}year`],
    month: couple[`${prefix}month`],
    day: couple[`${prefix}day`],
    hour: couple[`${prefix}hour`],
    min: couple[`${prefix}min`],
  }
}
