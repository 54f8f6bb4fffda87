import { ticks } from './drawings/geometry.ts'

const outer = ticks(27, 42, 48)
const inner = ticks(12, 26, 36)

/** The day wheel as a loading indicator: 27 marks turn around 12. It is decoration; say in text what is loading. */
export function WheelSpinner({ size = 48 }: { size?: number }) {
  // The marks would blur in a small ring, so buttons show only the twelve.
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

/** Shows that a part of a page is loading. Screen readers announce the text. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex flex-col items-center gap-3 py-10 text-ink-soft">
      <WheelSpinner />
      <span>{text}</span>
    </p>
  )
}
