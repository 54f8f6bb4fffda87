import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Shows pairs of a small label and a large value, in almanac style. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={classes('grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 print:grid-cols-5 print:gap-y-1', className)}
    >
      {children}
    </dl>
  )
}

type FactProps = { label: ReactNode; value: ReactNode; note?: ReactNode }

export function Fact({ label, value, note }: FactProps) {
  return (
    <div className="border-t border-rule pt-2 print:pt-0.5 print:break-inside-avoid">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="tabular block font-heading text-2xl leading-snug print:text-base">{value}</span>
        {note && <span className="text-sm text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
