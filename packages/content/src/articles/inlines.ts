import type { Inline } from '@sankalp/contract/blog'
import type { ArticleFaultCode } from '@sankalp/contract/article-rules'
import type { Phrase } from './tree.ts'

/** Reports a fault of a node, at its line. `what` names the address or mark that is at fault. */
export type Refuse = (
  node: { position?: { start: { line: number } } | undefined },
  code: ArticleFaultCode,
  what?: string,
) => void

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
        if (!isSafeAddress(node.url)) refuse(node, 'linkAddress', node.url)
        if (node.title) refuse(node, 'linkTitle')
        inlines.push({ type: 'link', text: plainText(node.children, refuse), href: node.url })
        break
      case 'break':
        inlines.push({ type: 'break' })
        break
      case 'image':
        refuse(node, 'pictureInLine')
        break
      default:
        refuse(node, 'notAllowed', node.type)
    }
  }
  return inlines
}

function plainText(nodes: readonly Phrase[], refuse: Refuse): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return oneLine(node.value)
      refuse(node, 'nested', node.type)
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
