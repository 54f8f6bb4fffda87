import { Drawing, type DrawingProps } from './drawing.tsx'
import { onCircle } from './geometry.ts'

type CardsProps = DrawingProps & { rays?: number }

/** Three cards in a fan, with the sun on the first. */
export function Cards({ rays = 12, ...rest }: CardsProps) {
  const marks = Array.from({ length: rays }, (_, step) => {
    const from = onCircle(10.5, (step * 360) / rays)
    const to = onCircle(step % 2 === 0 ? 14.5 : 13, (step * 360) / rays)
    // The circle's centre is the middle of the sheet; the sun is above it.
    return `M${from.x} ${from.y - 8}L${to.x} ${to.y - 8}`
  })
  return (
    <Drawing {...rest}>
      <path d="M32 20L17 24.5C15 25 14 27 14.5 29L27.5 82C28 84 30 85.2 32 84.6" opacity={0.6} />
      <path d="M68 20L83 24.5C85 25 86 27 85.5 29L72.5 82C72 84 70 85.2 68 84.6" opacity={0.6} />
      <rect x={32} y={12} width={36} height={76} rx={3} />
      <rect x={35.5} y={15.5} width={29} height={69} rx={1} opacity={0.6} />
      <circle cx={50} cy={42} r={7.5} fill="var(--marigold)" />
      <path d={marks.join('')} />
      <path d="M39 66C43 62 46 70 50 66C54 62 57 70 61 66M39 74C43 70 46 78 50 74C54 70 57 78 61 74" />
    </Drawing>
  )
}
