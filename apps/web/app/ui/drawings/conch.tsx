import { Drawing, type DrawingProps } from './drawing.tsx'

/** A conch, which is blown at beginnings. */
export function Conch(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M50 4C53 11 57 16 63 20C73 24 83 31 84 42C85 58 66 70 56 96C47 76 15 62 16 42C17 31 27 24 37 20C43 16 47 11 50 4Z" />
      <path d="M62 46C79 48 76 63 67 75C61 83 58 89 56 96C49 78 48 52 62 46Z" fill="var(--marigold)" />
      <path d="M37 20C45 25 55 25 63 20M24 28C38 38 62 38 76 28M17 40C28 50 42 53 54 52" opacity={0.6} />
      <path d="M62 58C66 64 64 74 59 84" opacity={0.6} />
    </Drawing>
  )
}
