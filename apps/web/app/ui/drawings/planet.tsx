import { Drawing, type DrawingProps } from './drawing.tsx'

/** A planet with its ring among the stars. */
export function Planet(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g transform="rotate(-18 50 50)">
        <circle cx={50} cy={50} r={22} fill="var(--marigold)" />
        <path d="M5 50A45 13 0 0 0 95 50M5 50A45 13 0 0 1 31 38.2M95 50A45 13 0 0 0 69 38.2" />
        <path d="M14 50.5A36 9 0 0 0 86 50.5" opacity={0.6} />
        <path d="M33 37C42 41 58 41 67 37M31 41C42 45.5 58 45.5 69 41" opacity={0.6} />
      </g>
      <path d="M18 14V24M13 19H23M82 74V82M78 78H86" />
      <path d="M60 8H60.1M88 22H88.1M10 72H10.1M30 88H30.1M62 92H62.1M38 10H38.1" strokeWidth={2.5} />
    </Drawing>
  )
}
