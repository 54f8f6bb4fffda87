import { Drawing, type DrawingProps } from './drawing.tsx'
import { petals } from './geometry.ts'

/** The plate of an offering, seen from above: a lamp, rice, kumkum, flowers. */
export function Thali(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx={50} cy={50} r={45} />
      <circle cx={50} cy={50} r={39} opacity={0.6} />
      <path d="M50 44C43 38 42 30 50 20C58 30 57 38 50 44Z" fill="var(--marigold)" />
      <path d="M37 44C41 42 59 42 63 44C62 52 57 56 50 56C43 56 38 52 37 44Z" />
      <circle cx={30} cy={62} r={10} />
      <path d="M27 59H27.1M33 60H33.1M29 64H29.1M33 66H33.1M25 63H25.1" strokeWidth={2.5} opacity={0.6} />
      <circle cx={70} cy={62} r={10} />
      <circle cx={70} cy={62} r={5} fill="currentColor" stroke="none" opacity={0.6} />
      <path d={petals(6, 4, 10)} transform="translate(0 25)" />
      <circle cx={50} cy={75} r={3.5} />
    </Drawing>
  )
}
