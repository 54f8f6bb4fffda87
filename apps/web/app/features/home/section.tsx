import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Heading } from '../../ui/heading.tsx'

type SectionProps = {
  id: string
  title: string
  lead?: ReactNode
  more?: { href: string; text: string }
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A part of the page with its heading, and a link to all of it or other content beside it. */
export function Section({ id, title, lead, more, aside, children, className }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classes('later grid grid-cols-1 content-start gap-5', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div className="grid max-w-2xl gap-1">
          <Heading id={id}>{title}</Heading>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {more && (
          <a
            href={more.href}
            className="inline-flex min-h-12 items-center font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong"
          >
            {more.text}
          </a>
        )}
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Shown instead of a list that is empty or could not be loaded. The link to the rest is above it. */
export function InsteadOfList({ text }: { text: string }) {
  return <p className="rounded-md border border-rule bg-paper-sunk p-5">{text}</p>
}
