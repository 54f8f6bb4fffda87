import type { Language } from '@sankalp/contract'
import type { Block, Inline } from '@sankalp/contract/blog'
import type { BlogCategory } from '@sankalp/contract/blog-keys'

/** What stands above the text of an article's file. */
export type ArticleHead = {
  id: string
  title: string
  subtitle: string
  category: BlogCategory
  /** YYYY-MM-DD. */
  date: string
  drawing: string
  related: readonly string[]
  /** A person's name; null where the house speaks. */
  author: string | null
}

/** A place in the text where the engine is asked: which facts are meant is known, what they are is not. */
export type LiveLine = { type: 'live'; kind: string }

export type ArticleBlock = Exclude<Block, { type: 'live' }> | LiveLine
export type { Inline }

/** One article in one language. Its head and its words are known at once; its blocks are read when they are first asked for. */
export type Article = {
  language: Language
  head: ArticleHead
  /** All that a reader reads, without any marks; a line for each paragraph, item and row of a table. */
  content: string
  words: number
  blocks: () => readonly ArticleBlock[]
}

/** Something wrong with a file, for the person who writes it. */
export type Fault = { file: string; problem: string }

export function faultList(faults: readonly Fault[]): string {
  return faults.map(({ file, problem }) => `${file}: ${problem}`).join('\n')
}
