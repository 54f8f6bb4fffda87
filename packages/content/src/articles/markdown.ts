import type { ArticleFault } from '@sankalp/contract/article-rules'
import type { ArticleBlock } from './article.ts'
import { type Refuse, toInlines } from './inlines.ts'
import { type Part, type PartOf, type Phrase, readTree } from './tree.ts'

export type ParsedBody = { blocks: ArticleBlock[]; faults: ArticleFault[] }

/**
 * Parses an article's Markdown into blocks. Accepts only what an article needs: no HTML, no pictures except our
 * drawings, no addresses except our own paths and https. `headingId` names the nth heading.
 */
export function parseBody(
  markdown: string,
  firstLine: number,
  headingId: (text: string, at: number) => string,
): ParsedBody {
  const faults: ArticleFault[] = []
  const refuse: Refuse = (node, code, what) =>
    void faults.push({
      code,
      line: firstLine - 1 + (node.position?.start.line ?? 1),
      ...(what !== undefined && { what }),
    })
  let headings = 0
  const blocks = readTree(markdown).flatMap((node): ArticleBlock[] => {
    if (node.type !== 'heading') return toBlocks(node, refuse)
    const [only, ...more] = node.children
    if (only?.type !== 'text' || more.length > 0) refuse(node, 'headingMarks')
    if (node.depth !== 2 && node.depth !== 3) {
      refuse(node, 'headingLevel')
      return []
    }
    const text = only?.type === 'text' ? only.value : ''
    return [{ type: 'heading', level: node.depth, id: headingId(text, headings++), text }]
  })
  return { blocks, faults }
}

function toBlocks(node: Part, refuse: Refuse): ArticleBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [fromParagraph(node, refuse)]
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => toInlines(onlyParagraph(item, refuse), refuse)),
        },
      ]
    case 'blockquote':
      return [{ type: 'quote', children: toInlines(onlyParagraph(node, refuse), refuse) }]
    case 'table':
      return [fromTable(node, refuse)]
    default:
      refuse(node, 'notAllowed', node.type)
      return []
  }
}

/** Converts a paragraph, or one of the two lines with a special meaning: a drawing, and facts of the engine. */
function fromParagraph(node: PartOf<'paragraph'>, refuse: Refuse): ArticleBlock {
  const [only, ...more] = node.children
  if (only?.type === 'image' && more.length === 0) {
    const name = /^drawing:([a-z-]+)$/.exec(only.url)?.[1]
    if (name === undefined) refuse(only, 'pictureUnknown', only.url)
    if (!only.alt) refuse(only, 'pictureWords')
    return { type: 'drawing', drawing: name ?? '', alt: only.alt ?? '' }
  }
  const live = only?.type === 'text' && more.length === 0 ? /^\[\[live:([a-z:-]+)\]\]$/.exec(only.value) : null
  if (live) return { type: 'live', kind: live[1]! }
  if (node.children.some((child) => child.type === 'text' && child.value.includes('[['))) refuse(node, 'factsAlone')
  return { type: 'paragraph', children: toInlines(node.children, refuse) }
}

/** Refuses nested lists and quotes of several paragraphs: on a small screen neither is readable. */
function onlyParagraph(node: { children: Part[] }, refuse: Refuse): Phrase[] {
  const [only, ...more] = node.children
  if (only?.type === 'paragraph' && more.length === 0) return only.children
  refuse(only ?? {}, 'oneParagraph')
  return []
}

function fromTable(node: PartOf<'table'>, refuse: Refuse): ArticleBlock {
  const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => toInlines(cell.children, refuse)))
  for (const [at, row] of rows.entries()) if (row.length !== head.length) refuse(node.children[at + 1]!, 'rowCells')
  return { type: 'table', head, rows }
}
