import { Drawing, type DrawingProps } from './drawing.tsx'

/** A cricket bat and a ball. */
export function Bat(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g transform="rotate(40 50 50)">
        <path d="M46.5 2H53.5V30H46.5Z" />
        <path d="M46.5 8H53.5M46.5 14H53.5M46.5 20H53.5M46.5 26H53.5" opacity={0.6} />
        <path d="M46.5 30C42 32 40 35 40 39L39 88C39 96 61 96 61 88L60 39C60 35 58 32 53.5 30" />
        <path d="M50 42V86" opacity={0.6} />
      </g>
      <circle cx={76} cy={72} r={13} fill="var(--marigold)" />
      <path d="M67 63C72 68 74 76 72 84M71 60C77 66 79 76 77 85" />
      <path d="M58 92H94M50 98H76" opacity={0.6} />
    </Drawing>
  )
}
