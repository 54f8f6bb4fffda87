export type TextPart = { text: string; href?: string }

const address = /https?:\/\/[^\s<>"']+/gi
/** Punctuation after an address does not belong to it; a closing bracket does if one was opened. */
const tail = /[.,;:!?।…)\]}]+$/

/**
 * Splits a message into texts and links. Only web addresses become links: anything else that a browser could open stays
 * text.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = cutTail(found)
    const href = safeAddress(shown)
    if (href === null) continue
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: shown, href })
    at = index + shown.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

function cutTail(found: string): string {
  const cut = found.replace(tail, '')
  const isOpened = found[cut.length] === ')' && cut.includes('(') && !cut.includes(')')
  return isOpened ? `${cut})` : cut
}

/** Returns null for a text that is not a web address, or that hides another name before an @. */
function safeAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, href, username, password, hostname } = new URL(text)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && hostname !== '' && !username && !password ? href : null
}
