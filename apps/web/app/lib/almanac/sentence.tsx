import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with something drawn in it, wherever its language puts that: "upto <time>t</time>". What stands between
 * the marks is for the eyes of translators.
 */
export function Sentence({ text, slots }: { text: string; slots: Record<string, ReactNode> }) {
  const pieces = text.split(/<(\w+)>.*?<\/\1>/)
  // Plain text and names of slots take turns.
  // oxlint-disable-next-line no-array-index-key -- the pieces of one sentence never change places
  return pieces.map((piece, at) => <Fragment key={at}>{at % 2 === 1 ? slots[piece] : piece}</Fragment>)
}
