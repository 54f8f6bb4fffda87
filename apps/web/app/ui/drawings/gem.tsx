import { Drawing, type DrawingProps } from './drawing.tsx'

/** A cut stone from the side, with light in its centre. */
export function Gem(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M35 44L50 90L65 44Z" fill="var(--marigold)" />
      <path d="M28 24H72L90 44L50 90L10 44Z" />
      <path d="M10 44H90" />
      <path d="M28 24L35 44L50 24L65 44L72 24" opacity={0.6} />
      <path d="M50 6V14M26 9L30 16M74 9L70 16M8 22L14 26M92 22L86 26" opacity={0.6} />
    </Drawing>
  )
}
