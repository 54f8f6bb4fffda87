import { type ReactNode, useId } from 'react'
import { yourDaySpace } from './your-day-space.tsx'

/** The part of the page with its heading, in the space that was kept for it. */
export function Frame({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`grid content-start gap-3 border-b border-rule pb-4 ${yourDaySpace}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-2xl leading-snug sm:text-3xl">
          {title}
        </h2>
        {aside && <p className="text-sm text-ink-soft">{aside}</p>}
      </header>
      {children}
    </section>
  )
}
