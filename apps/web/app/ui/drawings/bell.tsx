import { Drawing, type DrawingProps } from './drawing.tsx'

/** The hand bell of the aarti. */
export function Bell(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M50 6C56 10 56 16 50 20C44 16 44 10 50 6Z" />
      <path d="M47 20H53V34H47ZM45 26H55" />
      <path d="M40 40C41 35 45 34 50 34C55 34 59 35 60 40C62 56 66 66 76 76H24C34 66 38 56 40 40Z" />
      <path d="M37 54C44 57 56 57 63 54M31 68C42 72 58 72 69 68" opacity={0.6} />
      <path d="M22 76H78C79 79 78 82 76 83H24C22 82 21 79 22 76Z" />
      <circle cx={50} cy={90} r={4.5} fill="var(--marigold)" />
      <path
        d="M14 52C10 60 10 68 13 75M86 52C90 60 90 68 87 75M6 48C1 60 1 70 5 80M94 48C99 60 99 70 95 80"
        opacity={0.6}
      />
    </Drawing>
  )
}
