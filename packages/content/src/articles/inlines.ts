import type { Inline } from '@sankalp/contract/blog'
import type { Phrase } from './tree.ts'

/** Reports a problem of a node, and its position. */
export type Refuse = (node: { position?: { start: { line: number } } | undefined }, problem: string) => void

/** Returns the text of a paragraph. Refuses nested marks: readers do not need them, and rendering stays simpler. */
export function toInlines(nodes: readonly Phrase[], refuse: Refuse): Inline[] {
  const inlines: Inline[] = []
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        inlines.push({ type: 'text', text: oneLine(node.value) })
        break
      case 'strong':
      case 'emphasis':
        inlines.push({ type: node.type, text: plainText(node.children, refuse) })
        break
      case 'link':
        if (!isSafeAddress(node.url)) refuse(node, `the link to ${node.url} is neither a path of ours nor https`)
        if (node.title) refuse(node, 'a link has no title')
        inlines.push({ type: 'link', text: plainText(node.children, refuse), href: node.url })
        break
      case 'break':
        inlines.push({ type: 'break' })
        break
      case 'image':
        refuse(node, 'a picture stands in a line of its own, as drawing:name')
        break
      default:
        refuse(node, `"${node.type}" cannot be used in an article`)
    }
  }
  return inlines
}

function plainText(nodes: readonly Phrase[], refuse: Refuse): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return oneLine(node.value)
      refuse(node, `"${node.type}" cannot stand within other marks`)
      return ''
    })
    .join('')
}

/** Joins lines: a line break in the file is not a line break on the page. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** Returns true for a path on this site that cannot lead to another host, or an https address. */
export function isSafeAddress(href: string): boolean {
  if (/^\/(?![/\\])[\w\-./?=&%#]*$/.test(href)) return true
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(href)) return false
  const url = URL.parse(href)
  return url !== null && url.username === '' && url.password === ''
}
