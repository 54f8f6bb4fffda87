import { Drawing, type DrawingProps } from './drawing.tsx'
import { round } from './geometry.ts'

type MoonProps = DrawingProps & {
  /** The lit part of the disc, in [0, 1]; it waxes on the right. */
  lit?: number
}

/** The moon of a tithi, with the row of a fortnight below it. */
export function Moon({ lit = 0.28, ...rest }: MoonProps) {
  return (
    <Drawing {...rest}>
      <path d={litPart(50, 42, 30, lit)} fill="var(--marigold)" />
      <circle cx={50} cy={42} r={30} />
      <path d="M30 36H30.1M38 54H38.1M34 45H34.1M42 30H42.1" strokeWidth={2.5} opacity={0.6} />
      {[0, 0.25, 0.5, 0.75, 1].map((part, at) => (
        <g key={part}>
          <path d={litPart(18 + at * 16, 88, 5, part)} fill="currentColor" stroke="none" />
          <circle cx={18 + at * 16} cy={88} r={5} />
        </g>
      ))}
      <path d="M12 10V18M8 14H16M88 20V26M85 23H91" opacity={0.6} />
    </Drawing>
  )
}

/**
 * Returns the lit part: the right limb, and back along the terminator, which bulges to the right before half moon and
 * to the left after it.
 */
function litPart(x: number, y: number, radius: number, lit: number): string {
  const bulge = round(radius * Math.abs(1 - 2 * lit))
  return `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}A${bulge} ${radius} 0 0 ${lit < 0.5 ? 0 : 1} ${x} ${y - radius}Z`
}
