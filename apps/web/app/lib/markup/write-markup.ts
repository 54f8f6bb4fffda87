import { Fragment, type ReactElement, type ReactNode } from 'react'
import { otherwiseInReact, ruleOf, voidTags } from './markup-rules.ts'

/**
 * The HTML of plain elements: tags, texts, and functions that make them of their props. React writes the same, four
 * times slower, because it is ready for state, effects and parts that come late; a drawn page has none of these, and
 * what only React could write is refused here. A test holds the two against each other.
 *
 * `words` are those that the page is written with: what looks the same wherever they are used is kept by them.
 */
export function writeMarkup(node: ReactNode, words?: object): string {
  let html = ''

  function write(part: ReactNode): void {
    if (typeof part === 'string') html += escapeText(part)
    else if (part === null || part === undefined || typeof part === 'boolean') return
    else if (Array.isArray(part)) for (const one of part) write(one as ReactNode)
    else if (typeof part === 'number') html += part
    else if ((part as ReactElement).props !== undefined) writeElement(part as ReactElement<Props>)
    else throw new Error('Only elements and texts can be written')
  }

  function writeElement({ type, props }: ReactElement<Props>): void {
    if (typeof type === 'string') writeTag(type, props)
    else if ((type as unknown) === Fragment) write(props.children)
    else if (typeof type !== 'function') throw new Error('Only tags and functions can be written')
    else if (words && alike.has(type)) html += writeOnce(type as () => ReactNode, words)
    else write((type as (props: Props) => ReactNode)(props))
  }

  function writeTag(tag: string, props: Props): void {
    if (otherwiseInReact.has(tag)) throw new Error(`React writes <${tag}> in a way of its own`)
    html += `<${tag}`
    for (const name in props) {
      const value = props[name]
      if (value !== undefined && value !== null && name !== 'children') html += attribute(name, value)
    }
    if (voidTags.has(tag)) {
      html += '/>'
      return
    }
    html += '>'
    const raw = props.dangerouslySetInnerHTML as { __html: string } | undefined
    if (raw) html += raw.__html
    else write(props.children)
    html += `</${tag}>`
  }

  write(node)
  return html
}

type Props = { children?: ReactNode; [name: string]: unknown }

const alike = new Set<unknown>()
const written = new WeakMap<object, Map<() => ReactNode, string>>()

/** Marks a part that is the same on every page written with the same words: it is written once. */
export function sameOnAllPages(part: () => ReactNode): () => ReactNode {
  alike.add(part)
  return part
}

function writeOnce(part: () => ReactNode, words: object): string {
  let ofWords = written.get(words)
  if (!ofWords) written.set(words, (ofWords = new Map()))
  let html = ofWords.get(part)
  if (html === undefined) ofWords.set(part, (html = writeMarkup(part())))
  return html
}

function attribute(name: string, value: unknown): string {
  const { start, isFlag, isAddress, mayBeBoolean } = ruleOf(name)
  if (start === null) return ''
  if (isFlag) return value ? `${start}"` : ''
  if (typeof value === 'string') {
    if (isAddress && !/^(?:[/?#]|(?:https?|webcal|mailto|tel):)/.test(value)) throw new Error(`${name} leads nowhere: ${value}`)
    return `${start}${escapeText(value)}"`
  }
  if (typeof value === 'number' || (typeof value === 'boolean' && mayBeBoolean)) return `${start}${value}"`
  if (name === 'style') return `${start}${escapeText(styleText(value as object))}"`
  throw new Error(`${name} cannot be written`)
}

/** React adds units to some numbers; here every value says its own. */
function styleText(style: object): string {
  return Object.entries(style)
    .map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string') throw new Error(`${name} needs a unit`)
      return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`
    })
    .join(';')
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

function escapeText(text: string): string {
  return /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (mark) => marks[mark]!) : text
}
