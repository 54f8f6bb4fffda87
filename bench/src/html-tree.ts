import { type ReactNode, createElement } from 'react'

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const propNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  crossorigin: 'crossOrigin',
  charset: 'charSet',
  hreflang: 'hrefLang',
}
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

type Node = string | Open
type Open = { tag: string; props: Record<string, unknown>; children: Node[] }

/** Parses a page that React wrote into nodes with the same tags, attributes and text. */
export function readHtml(html: string): Node[] {
  const root: Open = { tag: '', props: {}, children: [] }
  const open = [root]
  const top = () => open[open.length - 1]!
  const close = () => {
    const closed = open.pop()!
    top().children.push(closed)
  }
  // A comment, a script or style with its content, a tag, or text.
  for (const [token, , raw, rawAttributes, rawText, isEnd, tag, attributes] of html.matchAll(
    /<!(--[\s\S]*?--|[^>]*)>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\2>|<(\/?)([\w-]+)([^>]*)>|[^<]+/g,
  )) {
    if (token.startsWith('<!')) continue
    if (raw) {
      top().children.push({
        tag: raw,
        props: { ...toProps(rawAttributes ?? ''), dangerouslySetInnerHTML: { __html: rawText } },
        children: [],
      })
    } else if (!tag) top().children.push(unescape(token))
    else if (isEnd) close()
    else {
      open.push({ tag, props: toProps(attributes ?? ''), children: [] })
      if (voidTags.has(tag)) close()
    }
  }
  return root.children
}

/** Creates the page's elements again, as every render does. */
export function makeElements(nodes: readonly Node[]): ReactNode[] {
  return nodes.map((node, key) =>
    typeof node === 'string' ? node : createElement(node.tag, { ...node.props, key }, ...makeElements(node.children)),
  )
}

function toProps(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    // React needs styles as objects and handlers as functions; both would have to be made up.
    if (name === 'style') props['data-style'] = value
    else if (!name.startsWith('on')) props[propNames[name] ?? name] = value === undefined ? true : unescape(value)
  }
  return props
}

function unescape(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
