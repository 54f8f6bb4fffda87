import { causeWords } from '@sankalp/content/readings/cause-words'
import { yogaFactsKey, yogaFactsValues } from '@sankalp/content/yoga-facts'
import type { Cause, EpochMs, Graha } from '@sankalp/jyotish'
import { dashasAt } from '@sankalp/jyotish/read'
import { type Fact, drawFacts, formatShortDate, ink } from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'
import type { PrintedParagraph, PrintedSection } from './printed-reading.ts'

const PAGES = 3
/** A paragraph is never broken, so the foot of each page stays empty for some lines. */
const FOOT = 56
const TITLE_HEIGHT = 20
const GAP = 5
const text = { size: 9.5 }
const why = { size: 7.5, colour: ink.soft }
/** More of them would take more room than the paragraph. */
const MOST_CAUSES = 3

/** Draws the chart in words on three pages: what it says of life, of these years and of the coming twelve months. */
export function drawReading(page: KundliPage): void {
  const { sheet, words, facts } = page
  const { t } = words
  sheet.paragraph(facts.name, { face: 'heading', size: 22, align: 'center', gapAfter: 6 })
  drawFacts(sheet, shortFacts(page), { columns: 4 })
  sheet.y += 4
  sheet.heading(t('kundli-reading:title'))
  sheet.paragraph(t('print:kundli.readingLead'), { size: 8.5, colour: ink.soft, gapAfter: 4 })
  if (!facts.kundli.timeKnown) sheet.paragraph(t('kundli-reading:fromMoon'), { size: 8.5 })
  const left = PAGES * (sheet.pageHeight - FOOT) - sheet.y
  for (const section of fit(page, facts.reading, left)) drawSection(page, section)
  sheet.addPage()
}

function shortFacts({ words: { t }, facts: { kundli, nowMs } }: KundliPage): Fact[] {
  if (!kundli.timeKnown) return []
  const { ascendant, rashi, nakshatra, pada } = kundli.astro
  const [maha, antar] = dashasAt(kundli.vimshottari, nowMs as EpochMs, 2)
  const graha = (key: Graha) => t(`jyotish:grahas.${key}`)
  return [
    ...(ascendant ? [{ label: t('chart-words:details.ascendant.name'), value: t(`jyotish:rashis.${ascendant}`) }] : []),
    { label: t('chart-words:details.rashi.name'), value: t(`jyotish:rashis.${rashi}`) },
    { label: t('chart-words:details.nakshatra.name'), value: `${t(`jyotish:nakshatras.${nakshatra}`)}, ${pada}` },
    ...(maha && antar ? [{ label: t('kundli:first.dasha'), value: `${graha(maha.lord)} – ${graha(antar.lord)}` }] : []),
  ]
}

/** Leaves out what weighs least until the rest fits; every section keeps a paragraph. */
function fit(page: KundliPage, sections: readonly PrintedSection[], height: number): PrintedSection[] {
  // Measuring Devanagari takes as long as setting it: each paragraph is measured once.
  const heights = new Map(
    sections.flatMap(({ paragraphs }) => paragraphs).map((each) => [each, paragraphHeight(page, each)]),
  )
  let over = sections.length * TITLE_HEIGHT + [...heights.values()].reduce((sum, each) => sum + each, 0) - height
  const left = new Set<PrintedParagraph>()
  const spare = sections
    .flatMap(({ paragraphs }) => paragraphs.slice(1))
    .toSorted((one, other) => one.weight - other.weight)
  for (const paragraph of spare) {
    if (over <= 0) break
    left.add(paragraph)
    over -= heights.get(paragraph)!
  }
  return sections.map(({ name, paragraphs }) => ({ name, paragraphs: paragraphs.filter((each) => !left.has(each)) }))
}

function paragraphHeight(page: KundliPage, paragraph: PrintedParagraph): number {
  const { sheet } = page
  const { title, said, causes } = partsOf(page, paragraph)
  return (
    (title ? sheet.heightOf(title, sheet.width, { face: 'bold' }) : 0) +
    sheet.heightOf(said, sheet.width, text) +
    (causes ? sheet.heightOf(causes, sheet.width, why) : 0) +
    GAP
  )
}

function drawSection(page: KundliPage, { name, paragraphs }: PrintedSection): void {
  const { sheet, words } = page
  sheet.room(TITLE_HEIGHT + paragraphHeight(page, paragraphs[0]!))
  sheet.paragraph(words.t(`kundli-reading:sections.${name}`), {
    face: 'heading',
    size: 12,
    colour: ink.sindoor,
    gapAfter: 1,
  })
  for (const paragraph of paragraphs) {
    sheet.room(paragraphHeight(page, paragraph))
    const { title, said, causes } = partsOf(page, paragraph)
    if (title) sheet.paragraph(title, { face: 'bold', gapAfter: 0 })
    sheet.paragraph(said, { ...text, gapAfter: causes ? 0 : GAP })
    if (causes) sheet.paragraph(causes, { ...why, gapAfter: GAP })
  }
}

/** The dates of what holds for a time stand above it; the other causes below. */
function partsOf(page: KundliPage, { text: passage, causes, turns }: PrintedParagraph) {
  const { t } = page.words
  const timed = causes.find(({ kind }) => kind === 'dasha' || kind === 'transit')
  const others = causes.filter((cause) => cause !== timed).slice(0, MOST_CAUSES)
  return {
    title: timed ? causeText(page, timed) : null,
    said: turns ? `${t('kundli-reading:against')} ${passage}` : passage,
    causes:
      others.length > 0
        ? `${t('kundli-reading:why')} ${others.map((each) => causeText(page, each)).join(' · ')}`
        : null,
  }
}

function causeText({ words: { t, list }, facts: { kundli } }: KundliPage, cause: Cause): string {
  const graha = (key: Graha) => t(`jyotish:grahas.${key}`)
  const { key, values } = causeWords(cause, {
    graha,
    rashi: (rashi) => t(`jyotish:rashis.${rashi}`),
    nakshatra: (nakshatra) => t(`jyotish:nakshatras.${nakshatra}`),
    dignity: (dignity) => t(`chart-words:dignities.${dignity}.name`),
    yoga: ({ key: yoga, facts }) => ({
      yoga: t(`yoga-words:yogas.${yoga}.name`),
      made: t(
        `yoga-words:by.${yogaFactsKey(facts)}`,
        yogaFactsValues(facts, (of) => graha(of as Graha), list),
      ),
    }),
    date: (ms) => formatShortDate(ms, kundli.birth.zoneOffsetSeconds),
    list,
  })
  return t(`kundli-reading:causes.${key}`, values)
}
