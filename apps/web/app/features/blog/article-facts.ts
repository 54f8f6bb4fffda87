import type { HalfWords } from '../../shared/almanac/clock-text.ts'

/** What the script of an article needs to know. */
export type ArticleFacts = {
  id: string
  title: string
  /** Where the article is, in the language it is read in. */
  url: string
  /** How often it was read, with {{n}} in each plural form. */
  views: { one: string; other: string }
  copied: string
  copyFailed: string
  halfWords: HalfWords
}
