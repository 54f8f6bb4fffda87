import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Renders the one kind of card: paper on paper, a hairline, no shadow. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes('rounded-lg border border-rule bg-paper-raised p-5 sm:p-6', className)}>{children}</div>
  )
}

/** Renders the almanac's double hairline between parts of a page. */
export function DoubleRule({ className }: { className?: string }) {
  return <hr className={classes('double-rule', className)} />
}
