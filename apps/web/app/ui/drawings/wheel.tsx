import { Drawing, type DrawingProps } from './drawing.tsx'
import { onCircle, ticks } from './geometry.ts'

type WheelProps = DrawingProps & {
  /** Where the sun stands on the ring, clockwise from the top. */
  sunDeg?: number
  moonDeg?: number
}

const rashis = ticks(12, 31, 38)
const nakshatras = ticks(27, 41, 45)

/** The sign of the day wheel: 12 rashis, 27 nakshatras, sun and moon. */
export function Wheel({ sunDeg = 60, moonDeg = 205, ...rest }: WheelProps) {
  const sun = onCircle(20.5, sunDeg)
  const moon = onCircle(20.5, moonDeg)
  return (
    <Drawing {...rest}>
      <circle cx={50} cy={50} r={47} />
      <path d={nakshatras} opacity={0.7} />
      <circle cx={50} cy={50} r={38} />
      <path d={rashis} />
      <circle cx={50} cy={50} r={31} />
      <circle cx={50} cy={50} r={3} fill="currentColor" stroke="none" />
      <circle cx={sun.x} cy={sun.y} r={5} fill="var(--marigold)" />
      <path d={crescent(moon.x, moon.y)} fill="currentColor" stroke="none" />
    </Drawing>
  )
}

/** A young moon of radius 5 whose centre is given. */
function crescent(x: number, y: number): string {
  return `M${x} ${y - 5}A5 5 0 1 1 ${x} ${y + 5}A6.5 6.5 0 0 0 ${x} ${y - 5}Z`
}
