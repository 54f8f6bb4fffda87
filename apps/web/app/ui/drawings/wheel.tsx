import { Drawing, type DrawingProps } from './drawing.tsx'
import { onCircle, petals, ticks } from './geometry.ts'

type WheelProps = DrawingProps & {
  /** The position of the sun on the ring, clockwise from the top. */
  sunDeg?: number
  moonDeg?: number
  /** Adds the rings that only a large drawing has room for. */
  detailed?: boolean
}

/** Computed once, since the logo is on every page three times. */
const logoTicks = ticks(12, 40, 48)

/** The day wheel's emblem: 12 rashis, 27 nakshatras, sun and moon. It shows no real positions. */
export function Wheel({ sunDeg = 60, moonDeg = 222, detailed = false, ...rest }: WheelProps) {
  // At the size of text, 27 marks would blur together.
  const isSmall = (rest.size ?? 96) < 56
  return (
    <Drawing {...rest}>
      <circle cx={50} cy={50} r={48} />
      {detailed && <HourRing />}
      {!isSmall && <path d={ticks(27, detailed ? 36.5 : 41, detailed ? 42 : 45)} opacity={0.7} />}
      <circle cx={50} cy={50} r={isSmall ? 36 : detailed ? 36.5 : 38} />
      <path d={isSmall ? logoTicks : ticks(12, 28, detailed ? 36.5 : 38)} />
      {!isSmall && <circle cx={50} cy={50} r={28} />}
      {detailed ? <Heart /> : <circle cx={50} cy={50} r={3} fill="currentColor" stroke="none" />}
      <Lights
        sunDeg={sunDeg}
        moonDeg={moonDeg}
        radius={detailed ? 21.5 : 17}
        size={detailed ? 3.6 : isSmall ? 8 : 5.5}
      />
    </Drawing>
  )
}

/** Draws sixty ghatis and eight praharas, from sunrise to sunrise. */
function HourRing() {
  return (
    <>
      <path d={ticks(60, 46, 48)} />
      <path d={ticks(8, 43.5, 48)} />
      <circle cx={50} cy={50} r={43.5} />
      <circle cx={50} cy={50} r={42.2} opacity={0.5} />
    </>
  )
}

function Heart() {
  return (
    <>
      <circle cx={50} cy={50} r={21.5} strokeDasharray="1 4" opacity={0.7} />
      <path d={petals(12, 9, 14.5)} />
      <path d={petals(12, 6, 9, 15)} opacity={0.7} />
      <circle cx={50} cy={50} r={4} />
      <circle cx={50} cy={50} r={1.3} fill="currentColor" stroke="none" />
    </>
  )
}

type LightsProps = { sunDeg: number; moonDeg: number; radius: number; size: number }

function Lights({ sunDeg, moonDeg, radius, size }: LightsProps) {
  const sun = onCircle(radius, sunDeg)
  const moon = onCircle(radius, moonDeg)
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r={size} fill="var(--marigold)" />
      <path d={crescent(moon.x, moon.y, size)} fill="currentColor" stroke="none" />
    </>
  )
}

/** Returns a young moon: a half circle with a shallower arc cut out of it. */
function crescent(x: number, y: number, size: number): string {
  const left = x - size / 3
  return `M${left} ${y - size}A${size} ${size} 0 1 1 ${left} ${y + size}A${size * 1.25} ${size * 1.25} 0 0 0 ${left} ${y - size}Z`
}
