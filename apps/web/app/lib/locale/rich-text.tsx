import { Fragment, type ReactNode } from 'react'

type RichTextProps = {
  /** A text with marked parts: "I accept the <terms>terms of use</terms>". */
  text: string
  parts: Record<string, (words: string) => ReactNode>
}

/** Renders the marked parts of a text, in the order of each language. Removes the brackets of unknown marks. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/g)
  // Splitting by two groups gives plain text, name, words, plain text, name, words, …
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null
    const name = at % 3 === 2 ? (pieces[at - 1] ?? '') : ''
    const draw = Object.hasOwn(parts, name) ? parts[name] : undefined
    // oxlint-disable-next-line no-array-index-key -- the pieces of one sentence never change places
    return <Fragment key={at}>{draw ? draw(piece) : piece}</Fragment>
  })
}
