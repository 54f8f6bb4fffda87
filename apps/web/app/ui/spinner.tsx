import { ticks } from './drawings/geometry.ts'

const outer = ticks(27, 42, 48)
const inner = ticks(12, 26, 36)

/** The day wheel's sign as a loading figure: 27 marks turn around 12. Decoration; say in words what is awaited. */
export function WheelSpinner({ size = 48 }: { size?: number }) {
  // Small rings would blur with all the marks, so buttons get the twelve alone.
  const small = size < 32
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" className="shrink-0" fill="none">
      {!small && <path d={outer} stroke="currentColor" strokeWidth={3} strokeLinecap="round" className="turning" />}
      <path
        d={small ? ticks(12, 30, 46) : inner}
        stroke={small ? 'currentColor' : 'var(--marigold)'}
        strokeWidth={small ? 7 : 4}
        strokeLinecap="round"
        className={small ? 'turning' : undefined}
      />
    </svg>
  )
}

/** For a part of a page that is on its way. The words are what a screen reader hears. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex flex-col items-center gap-3 py-10 text-ink-soft">
      <WheelSpinner />
      <span>{text}</span>
    </p>
  )
}
