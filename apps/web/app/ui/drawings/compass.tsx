import { Drawing, type DrawingProps } from './drawing.tsx'
import { onCircle, ticks } from './geometry.ts'

type CompassProps = DrawingProps & {
  /** The direction of the marked point, clockwise from the top: north is not always at the top of a plan. */
  northDeg?: number
}

/** The eight directions, with the north marked. */
export function Compass({ northDeg = 0, ...rest }: CompassProps) {
  return (
    <Drawing {...rest}>
      <circle cx={50} cy={50} r={46} />
      <circle cx={50} cy={50} r={39} opacity={0.6} />
      <path d={ticks(24, 39, 42.5)} opacity={0.6} />
      <path d={star(northDeg + 45, 27, 8)} opacity={0.6} />
      <path d={star(northDeg, 37, 9.5)} />
      <path d={northPoint(northDeg)} fill="var(--marigold)" />
      <circle cx={50} cy={50} r={2.5} fill="currentColor" stroke="none" />
    </Drawing>
  )
}

/** Returns four long points and the four hollows between them. */
function star(turnDeg: number, tipRadius: number, hollowRadius: number): string {
  const places = Array.from({ length: 8 }, (_, step) =>
    onCircle(step % 2 === 0 ? tipRadius : hollowRadius, turnDeg + step * 45),
  )
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

function northPoint(northDeg: number): string {
  const [left, tip, right] = [onCircle(9.5, northDeg - 45), onCircle(37, northDeg), onCircle(9.5, northDeg + 45)]
  return `M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}L50 50Z`
}
