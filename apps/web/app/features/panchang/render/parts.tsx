import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from './almanac.tsx'
import { type TermKey, isPeriod, meaningOf, nameOf } from './terms.ts'

/** A part of a page with its heading. */
export function Section({
  id,
  title,
  lead,
  children,
  className,
}: {
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section aria-labelledby={id} className={classes('later grid content-start gap-4', className)}>
      <div>
        <h2 id={id} className="text-2xl leading-snug sm:text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-2xl text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/**
 * A term of the almanac that opens its meaning when pressed. The browser opens and closes the card without a script.
 */
export function Term({ term, children }: { term: TermKey; children?: ReactNode }) {
  const { t } = useWords()
  return (
    <button type="button" popoverTarget={`term-${term}`} className="term">
      {children ?? nameOf(t, term)}
    </button>
  )
}

/** A name that opens its meaning; the card is one of those at the end of the page. */
export function Named({ card, children }: { card: string; children: ReactNode }) {
  return (
    <button type="button" popoverTarget={card} className="term">
      {children}
    </button>
  )
}

/** A card that the browser opens beside the word that it explains. */
export function MeaningCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className="meaning beside-its-button">
      <p className="font-heading text-xl">{title}</p>
      <div className="mt-1 grid gap-1">{children}</div>
    </div>
  )
}

/** Renders the cards of a page's terms, once each, at its end. */
export function Meanings({ terms }: { terms: readonly TermKey[] }) {
  const { t } = useWords()
  return [...new Set(terms)].map((term) => (
    <MeaningCard key={term} id={`term-${term}`} title={nameOf(t, term)}>
      <p>{meaningOf(t, term)}</p>
      {isPeriod(term) && (
        <>
          <p>{t(`almanac-words:periods.${term}.suits`)}</p>
          <p className="text-sm text-ink-soft">{t(`almanac-words:periods.${term}.how`)}</p>
        </>
      )}
    </MeaningCard>
  ))
}

/** A line of an almanac: a label and today's value. */
export function Row({
  term,
  label,
  fact,
  children,
}: {
  term?: TermKey
  label?: string
  fact: string
  children: ReactNode
}) {
  return (
    <div data-fact={fact} className="fact">
      <dt>{term ? <Term term={term}>{label}</Term> : label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Returns the start and end as seconds since 1970, by which the browser marks a running row. */
export function lasting({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  return { 'data-from': Math.round(startsAt / 1000), 'data-to': Math.round(endsAt / 1000) }
}

/** For one of several lines of which the browser shows the one that runs. */
export function shownWhile(span: { startsAt: number; endsAt: number }, isNow: boolean) {
  return { ...lasting(span), 'data-now': isNow ? '' : undefined, className: 'while-it-runs' }
}

/** Shown and read aloud only while the row around it is running; on a separate line if there is no room. */
export function NowMark() {
  const { t } = useWords()
  return (
    <>
      {' '}
      <strong className="now-mark">{t('now')}</strong>
    </>
  )
}

export const linkLook = 'font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong'
