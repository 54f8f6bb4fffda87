import type { HalfWords } from '../../shared/almanac/clock-text.ts'

/** The data that the script of an article needs. */
export type ArticleFacts = {
  id: string
  title: string
  /** The article's address in the current language. */
  url: string
  /** The text of the view count, with {{n}} in each plural form. */
  views: { one: string; other: string }
  copied: string
  copyFailed: string
  halfWords: HalfWords
}
