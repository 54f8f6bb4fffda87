import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type DrawingProps = {
  /** Side in CSS pixels; drawings are square. */
  size?: number
  className?: string
}

/**
 * The common frame of all drawings: a 100 × 100 sheet, one line width at every size, round ends, marigold for the flame
 * or the chosen part. They are decoration, hidden from screen readers.
 */
export function Drawing({ size = 96, className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classes('drawing shrink-0', className)}
    >
      {children}
    </svg>
  )
}
