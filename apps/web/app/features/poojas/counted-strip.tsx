/** A counted figure with its label. */
export type Count = { value: string; of: string }

type CountedStripProps = { id?: string; title?: string; counts: readonly Count[]; note: string }

export function CountedStrip({ id, title, counts, note }: CountedStripProps) {
  if (counts.length === 0) return null
  return (
    <section aria-labelledby={title && id} className="grid gap-3">
      {title && (
        <h2 id={id} className="text-2xl leading-snug">
          {title}
        </h2>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-rule py-4 sm:flex sm:flex-wrap sm:gap-x-12">
        {counts.map(({ value, of }) => (
          <div key={of} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{of}</dt>
            <dd className="tabular font-heading text-2xl leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{note}</p>
    </section>
  )
}
