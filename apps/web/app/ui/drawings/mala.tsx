import { Drawing, type DrawingProps } from './drawing.tsx'

/** Japa beads in a loop, with the meru bead and its tassel at the end. */
export function Mala(props: DrawingProps) {
  return (
    <Drawing {...props}>
      {/* Zero-length dashes with round ends are beads: one path instead of forty circles. */}
      <path
        d="M50 68C40 67 30 62 26 52C20 36 36 22 50 8C64 22 80 36 74 52C70 62 60 67 50 68"
        strokeWidth={4.6}
        strokeDasharray="0 6.3"
        style={{ vectorEffect: 'none' }}
      />
      <circle cx={50} cy={71} r={6} fill="var(--marigold)" />
      <path d="M50 77V82M46 82H54L58 96M46 82L42 96M50 82V96" />
    </Drawing>
  )
}
