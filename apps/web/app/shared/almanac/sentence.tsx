import { Fragment, type ReactNode, createElement } from 'react'

/** Parsed texts with slots: there are few, used on every line of a table. */
const piecesOf = new Map<string, string[]>()
const keptTexts = 500

/**
 * Renders a sentence with elements in it, in the order of its language: "upto <time>t</time>". The text between the
 * tags is only for translators.
 */
export function Sentence({ text, slots }: { text: string; slots: Record<string, ReactNode> }) {
  return createElement(Fragment, null, ...fillSlots(text, slots))
}

/** Returns the pieces of a sentence in order, with a value in place of each slot. */
export function fillSlots<T>(text: string, slots: Record<string, T>): (string | T)[] {
  // Plain text and slot names alternate.
  return pieces(text).map((piece, at) => (at % 2 === 1 ? slots[piece]! : piece))
}

function pieces(text: string): string[] {
  let found = piecesOf.get(text)
  if (!found) {
    if (piecesOf.size >= keptTexts) piecesOf.clear()
    piecesOf.set(text, (found = text.split(/<(\w+)>.*?<\/\1>/)))
  }
  return found
}
