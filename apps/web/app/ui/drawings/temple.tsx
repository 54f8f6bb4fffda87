import { Drawing, type DrawingProps } from './drawing.tsx'

/** A shikhara with its flag, in the style of northern towers. */
export function Temple(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M50 4V16M50 5L62 8.5L50 12" fill="var(--marigold)" />
      <path d="M45 20C45 17 55 17 55 20L57 24H43Z" />
      <path d="M43 24C40 36 34 46 33 60H67C66 46 60 36 57 24" />
      <path d="M47 24C45 38 43 48 43 60M53 24C55 38 57 48 57 60" opacity={0.6} />
      <path d="M37 44H63M40 34H60" opacity={0.6} />
      <path d="M33 60C28 62 22 66 20 74H80C78 66 72 62 67 60" />
      <path d="M20 74V88M80 74V88M30 74V88M70 74V88" />
      <path d="M42 88V78C42 70 58 70 58 78V88" />
      <path d="M14 88H86M10 94H90" />
    </Drawing>
  )
}
