import type { ReactNode } from 'react'
import { Heading } from '../../../../ui/heading.tsx'

type YearPartProps = {
  title: string
  note: string
  /** Whose rule it follows, where the books differ. */
  school?: string
  isOpen?: boolean
  children: ReactNode
}

/** One part of a year, closed at first, with a sentence on what it is for. */
export function YearPart({ title, note, school, isOpen, children }: YearPartProps) {
  return (
    <details open={isOpen} className="border-t border-rule last:border-b">
      <summary className="min-h-12 py-3">
        <Heading level={3} className="inline">
          {title}
        </Heading>
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="max-w-prose text-ink-soft">
          {note} {school}
        </p>
        {children}
      </div>
    </details>
  )
}
