import { Fragment, type ReactNode, createElement } from 'react'

/** The texts of the word files with slots in them: few, and used on every line of a table. */
const piecesOf = new Map<string, string[]>()
const keptTexts = 500

/**
 * A sentence with something drawn in it, wherever its language puts that: "upto <time>t</time>". What stands between
 * the marks is for the eyes of translators.
 */
export function Sentence({ text, slots }: { text: string; slots: Record<string, ReactNode> }) {
  // Plain text and names of slots take turns.
  return createElement(Fragment, null, ...pieces(text).map((piece, at) => (at % 2 === 1 ? slots[piece] : piece)))
}

function pieces(text: string): string[] {
  let found = piecesOf.get(text)
  if (!found) {
    if (piecesOf.size >= keptTexts) piecesOf.clear()
    piecesOf.set(text, (found = text.split(/<(\w+)>.*?<\/\1>/)))
  }
  return found
}
