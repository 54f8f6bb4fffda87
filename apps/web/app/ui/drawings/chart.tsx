import { Drawing, type DrawingProps } from './drawing.tsx'

/** A North Indian birth chart with the first house marked. */
export function Chart(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M50 12L69 31L50 50L31 31Z" fill="var(--marigold)" />
      <path d="M12 12H88V88H12Z" />
      <path d="M12 12L88 88M88 12L12 88M50 12L88 50L50 88L12 50Z" />
      <path d="M7 7H93V93H7Z" opacity={0.6} />
      <path
        d="M50 30H50.1M46 36H46.1M28 50H28.1M70 46H70.1M72 54H72.1M30 19H30.1M50 70H50.1M81 68H81.1M19 30H19.1"
        strokeWidth={3.5}
      />
    </Drawing>
  )
}
