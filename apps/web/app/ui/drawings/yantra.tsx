import { Drawing, type DrawingProps } from './drawing.tsx'
import { petals, triangle } from './geometry.ts'

type YantraProps = DrawingProps & { petalCount?: number; triangles?: number }

/** A square with four gates, petals, and triangles that grow from the point in the middle. */
export function Yantra({ petalCount = 8, triangles = 4, ...rest }: YantraProps) {
  const shapes = Array.from({ length: triangles }, (_, step) => triangle(26 - step * 5, step % 2 === 0))
  return (
    <Drawing {...rest}>
      <path d="M8 8H38V4H62V8H92V38H96V62H92V92H62V96H38V92H8V62H4V38H8Z" />
      <path d="M13 13H87V87H13Z" opacity={0.5} />
      <path d={petals(petalCount, 27, 36)} />
      <circle cx={50} cy={50} r={27} />
      <path d={shapes.join('')} />
      <circle cx={50} cy={50} r={2.5} fill="var(--marigold)" />
    </Drawing>
  )
}
