import type { ReactNode } from 'react'
import { Term } from '../parts.tsx'
import type { TermKey } from '../terms.ts'

/** A line of a first look: what it is, and one or more `dd`. */
export function Line({
  term,
  label,
  fact = term,
  children,
}: {
  term: TermKey
  label?: string
  fact?: string
  children: ReactNode
}) {
  return (
    <div
      data-first={fact}
      className="grid grid-cols-[6.75rem_1fr] items-baseline gap-x-2 border-t border-rule py-1 first:border-t-0 md:[&:nth-child(2)]:border-t-0"
    >
      <dt className="text-ink-soft">
        <Term term={term}>{label}</Term>
      </dt>
      {children}
    </div>
  )
}
