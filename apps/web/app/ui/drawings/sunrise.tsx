import { Drawing, type DrawingProps } from './drawing.tsx'
import { onCircle } from './geometry.ts'

type SunriseProps = DrawingProps & { rays?: number }

/** The sun rising from the horizon: the moment from which a day is counted. */
export function Sunrise({ rays = 9, ...rest }: SunriseProps) {
  // Rays over the upper half circle; every second one is shorter.
  const marks = Array.from({ length: rays }, (_, step) => {
    const angleDeg = -80 + (step * 160) / (rays - 1)
    const from = onCircle(28, angleDeg)
    const to = onCircle(step % 2 === 0 ? 40 : 35, angleDeg)
    return `M${from.x} ${from.y + 12}L${to.x} ${to.y + 12}`
  })
  return (
    <Drawing {...rest}>
      <path d="M28 62A22 22 0 0 1 72 62Z" fill="var(--marigold)" />
      <path d={marks.join('')} />
      <path d="M8 62H92" />
      <path d="M18 70H48M56 70H84M28 78H66M40 86H60M74 78H80" opacity={0.6} />
    </Drawing>
  )
}
