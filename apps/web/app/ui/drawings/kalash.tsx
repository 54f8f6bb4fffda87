import { Drawing, type DrawingProps } from './drawing.tsx'

/** The full pot with mango leaves and a coconut, which is placed at beginnings. */
export function Kalash(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M50 12C59 12 63 20 60 30H40C37 20 41 12 50 12Z" fill="var(--marigold)" />
      <path d="M50 4C48 7 48 9 50 12C52 9 52 7 50 4Z" />
      <path d="M40 31C30 18 20 20 14 26C20 34 30 37 40 34M60 31C70 18 80 20 86 26C80 34 70 37 60 34" />
      <path d="M43 33C37 26 32 24 27 26M57 33C63 26 68 24 73 26" opacity={0.6} />
      <path d="M34 36H66L62 44H38Z" />
      <path d="M38 44C20 50 18 78 36 86H64C82 78 80 50 62 44" />
      <path d="M27 58C40 63 60 63 73 58M25 66C40 72 60 72 75 66" opacity={0.6} />
      <path d="M36 86L32 92H68L64 86" />
    </Drawing>
  )
}
