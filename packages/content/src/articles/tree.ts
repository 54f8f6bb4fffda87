import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

type Tree = ReturnType<typeof fromMarkdown>
/** What a text consists of: paragraphs, headings, lists, tables. */
export type Part = Tree['children'][number]
export type PartOf<Type extends Part['type']> = Extract<Part, { type: Type }>
/** What a paragraph consists of. */
export type Phrase = PartOf<'paragraph'>['children'][number]

/** Markdown with tables, as a tree. */
export function readTree(markdown: string): Part[] {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }).children
}
