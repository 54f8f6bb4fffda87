import type { Language } from '@sankalp/contract'
import type { Block, Inline } from '@sankalp/contract/blog'
import type { BlogCategory } from '@sankalp/contract/blog-keys'

/** The front matter of an article's file. */
export type ArticleHead = {
  id: string
  title: string
  subtitle: string
  category: BlogCategory
  /** YYYY-MM-DD. */
  date: string
  drawing: string
  related: readonly string[]
  /** A person's name; null if the editors sign. */
  author: string | null
}

/** A place in the text for facts of the engine: their kind is fixed, their values are computed. */
export type LiveLine = { type: 'live'; kind: string }

export type ArticleBlock = Exclude<Block, { type: 'live' }> | LiveLine
export type { Inline }

/** One article in one language. Its head and text are loaded at once; its blocks are parsed on first use. */
export type Article = {
  language: Language
  head: ArticleHead
  /** The whole text without markup; a line for each paragraph, item and row of a table. */
  content: string
  /** The text with its marks. */
  markdown: string
  words: number
  blocks: () => readonly ArticleBlock[]
}

/** A fault in a file, reported to its author. */
export type Fault = { file: string; problem: string }

export function faultList(faults: readonly Fault[]): string {
  return faults.map(({ file, problem }) => `${file}: ${problem}`).join('\n')
}
