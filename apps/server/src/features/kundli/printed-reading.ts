import type { Language } from '@sankalp/contract'
import { type ReadingParagraph, type SectionName, composeReading } from '@sankalp/content/readings/compose'
import { loadPassages, passageOf } from '@sankalp/content/readings/passages'
import { type EpochMs, type Kundli, type Sky, findIndications, lookAhead } from '@sankalp/jyotish'

/** A paragraph of a reading with its words. `turns` says that it points the other way than one before it. */
export type PrintedParagraph = Pick<ReadingParagraph, 'causes' | 'weight'> & { text: string; turns: boolean }
export type PrintedSection = { name: SectionName; paragraphs: PrintedParagraph[] }

/** Returns the reading of a chart as plain data, so that the document can be made in another thread. */
export async function makePrintedReading(
  sky: Sky,
  kundli: Kundli,
  language: Language,
  atMs: number,
): Promise<PrintedSection[]> {
  const { ayanamsa, node } = kundli.birth
  const moment = lookAhead(sky, atMs as EpochMs, { ayanamsa, node })
  const sections = composeReading(findIndications(kundli, moment))
  const passages = await loadPassages(language)
  return sections.map(({ name, paragraphs }) => ({
    name,
    paragraphs: paragraphs.map(({ key, causes, weight, against }) => ({
      text: passageOf(passages, key),
      causes,
      weight,
      turns: against !== undefined,
    })),
  }))
}
