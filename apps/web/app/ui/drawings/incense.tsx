import { Drawing, type DrawingProps } from './drawing.tsx'

/** Three sticks in a holder, with smoke. */
export function Incense(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M50 78V38M43 78L30 42M57 78L70 42" />
      <circle cx={50} cy={36} r={2.6} fill="var(--marigold)" />
      <circle cx={29.5} cy={40} r={2.6} fill="var(--marigold)" />
      <circle cx={70.5} cy={40} r={2.6} fill="var(--marigold)" />
      <path
        d="M50 30C44 24 56 18 50 11C47 8 49 5 51 4M28 34C22 28 31 22 26 15C24 12 25 9 27 8M72 34C78 28 69 22 74 15C76 12 75 9 73 8"
        opacity={0.6}
      />
      <path d="M36 78H64L60 88H40Z" />
      <path d="M20 88H80C78 94 70 96 50 96C30 96 22 94 20 88Z" />
      <path d="M38 83H62" opacity={0.6} />
    </Drawing>
  )
}
