import { Drawing, type DrawingProps } from './drawing.tsx'
import { onCircle } from './geometry.ts'

type RudrakshaProps = DrawingProps & { beads?: number }

/** A mala: beads on a ring, with the larger meru bead and its tassel at the bottom. */
export function Rudraksha({ beads = 18, ...rest }: RudrakshaProps) {
  // One place of the ring, at the bottom, is for the meru bead.
  const places = Array.from({ length: beads - 1 }, (_, step) => 180 + ((step + 1) * 360) / beads)
  return (
    <Drawing {...rest}>
      {places.map((angleDeg) => {
        const { x, y } = ringPlace(angleDeg)
        return <circle key={angleDeg} cx={x} cy={y} r={4.6} />
      })}
      <circle cx={50} cy={76} r={7} fill="var(--marigold)" />
      <path d="M50 70V82M45 72C47 75 47 78 45 80M55 72C53 75 53 78 55 80" opacity={0.6} />
      <path d="M50 83V87M44 97L48 88H52L56 97M50 88V97" />
    </Drawing>
  )
}

function ringPlace(angleDeg: number) {
  const { x, y } = onCircle(32, angleDeg)
  return { x, y: y - 8 }
}
