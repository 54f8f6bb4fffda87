import type { ReactNode } from 'react'
import { Heading } from '../../../ui/heading.tsx'

type SectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/**
 * One part of the chart's page, under the almanac's double rule. In print it is not a grid: there the title row that a
 * table repeats on its second sheet would push the table over the following part.
 */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={`part-${id}`} className="grid grid-cols-1 gap-5 print:block print:space-y-2">
      <div className="double-rule print:break-after-avoid" />
      <div className="grid gap-1 print:break-inside-avoid print:break-after-avoid">
        <Heading level={2} id={`part-${id}`}>
          <span tabIndex={-1} data-part={id} className="scroll-mt-32 outline-none">
            {title}
          </span>
        </Heading>
        {lead && <p className="max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
