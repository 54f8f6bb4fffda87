import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

type Tree = ReturnType<typeof fromMarkdown>
/** The parts of a text: paragraphs, headings, lists, tables. */
export type Part = Tree['children'][number]
export type PartOf<Type extends Part['type']> = Extract<Part, { type: Type }>
/** The parts of a paragraph. */
export type Phrase = PartOf<'paragraph'>['children'][number]

/** Parses Markdown with tables into a tree. */
export function readTree(markdown: string): Part[] {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }).children
}
