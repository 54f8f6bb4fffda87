/** Readers expect an article and not a note or a book; a title fits a search result, a subtitle the line below it. */
export const articleLengths = {
  words: { least: 600, most: 1200 },
  title: { least: 8, most: 75 },
  subtitle: { least: 40, most: 160 },
} as const

/**
 * How many characters a form and a request take. More than an article may have, so that the answer can say by how much
 * it is too long; and few enough that both languages fit into one request.
 */
export const articleTyped = { title: 200, subtitle: 400, content: 10_000 } as const

/** The texts of an article that an operator can edit. */
export const articleFields = ['titleEn', 'subtitleEn', 'contentEn', 'titleHin', 'subtitleHin', 'contentHin'] as const
export type ArticleField = (typeof articleFields)[number]

export const articleFaultCodes = [
  'linkAddress',
  'linkTitle',
  'pictureInLine',
  'notAllowed',
  'nested',
  'headingMarks',
  'headingLevel',
  'pictureUnknown',
  'pictureWords',
  'factsAlone',
  'factsUnknown',
  'oneParagraph',
  'rowCells',
  'words',
  'title',
  'subtitle',
  'sameTitle',
  'marksLeft',
  'firstParagraph',
  'linkMissing',
  'linkHeading',
  'differs',
] as const
export type ArticleFaultCode = (typeof articleFaultCodes)[number]

/** What two languages of an article have in common. */
export type ArticlePart = 'headings' | 'facts' | 'drawings' | 'rows' | 'links'

/** A fault in the text of an article. Its words are in `article-fault-texts.ts` of the content package. */
export type ArticleFault = {
  code: ArticleFaultCode
  /** The line of the Markdown, counted from 1. */
  line?: number
  /** What the fault is about: an address, the name of a mark or a drawing. */
  what?: string
  /** The length of a text. */
  count?: number
  /** What each language has of a part in which they differ. */
  differs?: { part: ArticlePart; en: string; hin: string }
}
