import { Drawing, type DrawingProps } from './drawing.tsx'

/** An open book on its folding stand. */
export function Pothi(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M8 26C24 20 40 22 50 30C60 22 76 20 92 26V58C76 52 60 54 50 62C40 54 24 52 8 58Z" />
      <path d="M50 30V62" />
      <path
        d="M16 31C26 28 36 29 43 34M16 39C26 36 36 37 43 42M16 47C26 44 36 45 43 50M84 31C74 28 64 29 57 34M84 39C74 36 64 37 57 42M84 47C74 44 64 45 57 50"
        opacity={0.6}
      />
      <path d="M24 58L70 94M76 58L30 94M24 94H36M64 94H76" />
      <circle cx={50} cy={78.3} r={4.5} fill="var(--marigold)" />
      <path d="M50 6V14M36 9L39 15M64 9L61 15" opacity={0.6} />
    </Drawing>
  )
}
