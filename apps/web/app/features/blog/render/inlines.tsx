import type { Inline } from '@sankalp/contract/blog'

/** Renders text with its marks. The pieces of one sentence never change their order. */
export function Inlines({ pieces }: { pieces: readonly Inline[] }) {
  // oxlint-disable-next-line no-array-index-key -- rendered once, never again
  return pieces.map((piece, at) => <Piece key={at} piece={piece} />)
}

function Piece({ piece }: { piece: Inline }) {
  switch (piece.type) {
    case 'text':
      return piece.text
    case 'strong':
      return <strong>{piece.text}</strong>
    case 'emphasis':
      return <em>{piece.text}</em>
    case 'break':
      return <br />
    case 'link':
      return isSafe(piece.href) ? <a href={piece.href}>{piece.text}</a> : piece.text
  }
}

/**
 * Returns whether an address is a path of our own, an anchor in this page, or an https address. Articles are checked
 * for this when they are read; this check makes sure that no other address ever becomes a link.
 */
function isSafe(href: string): boolean {
  return /^(?:#|https:\/\/|\/(?![/\\]))/.test(href)
}

export function plainText(pieces: readonly Inline[]): string {
  return pieces.map((piece) => (piece.type === 'break' ? ' ' : piece.text)).join('')
}
