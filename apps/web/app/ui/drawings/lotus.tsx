import { Drawing, type DrawingProps } from './drawing.tsx'

/** A lotus on still water. */
export function Lotus(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M50 18C62 32 64 52 50 70C36 52 38 32 50 18Z" fill="var(--marigold)" />
      <path d="M41 36C32 32 28 32 24 33C24 50 34 64 50 70M59 36C68 32 72 32 76 33C76 50 66 64 50 70" />
      <path d="M26 47C18 46 13 47 8 50C16 64 32 71 50 70M74 47C82 46 87 47 92 50C84 64 68 71 50 70" />
      <path d="M50 34V58" opacity={0.6} />
      <path d="M12 80H36M44 80H70M76 80H88M26 88H56M64 88H74" opacity={0.6} />
    </Drawing>
  )
}
