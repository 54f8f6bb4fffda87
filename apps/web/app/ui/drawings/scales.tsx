import { Drawing, type DrawingProps } from './drawing.tsx'

/** A trader's balance with a coin in one pan and grain in the other. */
export function Scales(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx={50} cy={12} r={4.5} />
      <path d="M50 16.5V84M40 84H60L66 92H34Z" />
      <path d="M14 28C28 20 40 28 50 23C60 28 72 20 86 28" />
      <path d="M14 28L4 60M14 28L24 60M86 28L76 60M86 28L96 60" opacity={0.6} />
      <path d="M2 60H26C25 72 3 72 2 60ZM74 60H98C97 72 75 72 74 60Z" />
      <circle cx={14} cy={53.5} r={6.5} fill="var(--marigold)" />
      <path d="M77 60C80 51 92 51 95 60" />
      <path d="M14 50V57M81 57H82M86 55H87M90 57H91" opacity={0.6} />
    </Drawing>
  )
}
