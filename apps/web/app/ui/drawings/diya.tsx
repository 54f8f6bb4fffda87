import { Drawing, type DrawingProps } from './drawing.tsx'

type DiyaProps = DrawingProps & { lit?: boolean }

/** An oil lamp; without its flame it marks something that does not exist yet. */
export function Diya({ lit = true, ...rest }: DiyaProps) {
  return (
    <Drawing {...rest}>
      <path d="M14 56C22 60 36 61 50 61C64 61 78 60 88 52C86 70 72 82 52 82C32 82 18 72 14 56Z" />
      <path d="M20 65C30 70 66 71 80 64" opacity={0.6} />
      <path d="M38 82L34 90H68L64 82" />
      <path d="M50 61V50" />
      {lit && (
        <>
          <path d="M50 16C60 28 61 38 50 50C39 38 40 28 50 16Z" fill="var(--marigold)" />
          <path d="M50 32C54 38 54 42 50 47C46 42 46 38 50 32Z" />
          <path d="M50 4V9M30 12L33 16M70 12L67 16M22 30H27M78 30H73" opacity={0.6} />
        </>
      )}
    </Drawing>
  )
}
