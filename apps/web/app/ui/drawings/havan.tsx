import { Drawing, type DrawingProps } from './drawing.tsx'

/** The fire in its stepped kund. */
export function Havan(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M50 8C58 20 70 28 70 44C70 56 62 62 50 62C38 62 30 56 30 44C30 34 38 30 40 20C45 24 47 28 47 32C51 26 52 16 50 8Z"
        fill="var(--marigold)"
      />
      <path d="M50 36C56 43 60 48 58 55C56 60 53 62 50 62C47 62 44 60 42 55C41 49 46 45 50 36Z" />
      <path d="M14 62H86L80 71H20Z" />
      <path d="M20 71H80L74 80H26Z" />
      <path d="M26 80H74L68 89H32Z" />
      <path d="M28 66.5H72M34 75.5H66M38 84.5H62" opacity={0.6} />
      <path d="M8 94H92" opacity={0.6} />
      <path d="M20 40C17 36 22 33 19 28M80 40C83 36 78 33 81 28" opacity={0.6} />
    </Drawing>
  )
}
