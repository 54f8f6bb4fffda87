import type { Inline } from '@sankalp/contract/blog'

/** Words with their marks. The pieces of one sentence never change places. */
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
 * A path of our own, a place in this page, or another site by https. Articles are checked for this where they are read;
 * whatever else may come one day, no address of another kind ever becomes a link.
 */
function isSafe(href: string): boolean {
  return /^(?:#|https:\/\/|\/(?![/\\]))/.test(href)
}

export function plainText(pieces: readonly Inline[]): string {
  return pieces.map((piece) => (piece.type === 'break' ? ' ' : piece.text)).join('')
}
