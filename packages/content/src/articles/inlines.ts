import type { Inline } from '@sankalp/contract/blog'
import type { Phrase } from './tree.ts'

/** Says what is wrong with a node, and where. */
export type Refuse = (node: { position?: { start: { line: number } } | undefined }, problem: string) => void

/** The words of a paragraph. Marks within marks are refused: no reader needs them, and whoever renders a page has less to know. */
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

/** A line that is only broken in the file is not broken on a page. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** A path of our own, with nothing that could make it another host's; or an https address. */
export function isSafeAddress(href: string): boolean {
  if (/^\/(?![/\\])[\w\-./?=&%#]*$/.test(href)) return true
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(href)) return false
  const url = URL.parse(href)
  return url !== null && url.username === '' && url.password === ''
}
