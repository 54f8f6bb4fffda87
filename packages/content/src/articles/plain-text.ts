import type { ArticleBlock, Inline } from './article.ts'

/** Returns the readable text of a block, by line; the engine's facts are not part of the article. */
export function linesOf(block: ArticleBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return [inlineText(block.children)]
    case 'heading':
      return [block.text]
    case 'list':
      return block.items.map(inlineText)
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(inlineText).join(' · '))
    case 'drawing':
    case 'live':
      return []
  }
}

export function inlineText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.type === 'break' ? ' ' : inline.text)).join('')
}

export function contentOf(blocks: readonly ArticleBlock[]): string {
  return blocks.flatMap(linesOf).join('\n')
}

/** Counts words in any script: everything with a letter or a digit between two spaces or dashes. */
export function countWords(text: string): number {
  return text.split(/[\s—–]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Hindi is read a little slower: what English says with a separate preposition is part of the word there. */
const wordsPerMinute = { en: 200, hin: 180 } as const

export function readingMinutes(words: number, language: keyof typeof wordsPerMinute): number {
  return Math.max(1, Math.round(words / wordsPerMinute[language]))
}
