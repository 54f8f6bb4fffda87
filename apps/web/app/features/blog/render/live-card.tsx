import type { Block, LiveRow } from '@sankalp/contract/blog'
import { TimedText } from '../../../shared/almanac/timed-text.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Shows what the engine calculates now, set apart from the written text. */
export function LiveCard({ title, rows, empty }: Extract<Block, { type: 'live' }>) {
  const { t } = useTranslation('blog')
  return (
    <div
      role="group"
      aria-label={title}
      className="rounded-md border-l-4 border-marigold bg-marigold-tint p-4 text-base sm:p-5"
    >
      <p className="text-sm font-semibold text-marigold-ink">{t('article.now')}</p>
      <p className="font-heading text-xl leading-snug">
        <TimedText text={title} />
      </p>
      {rows.length === 0 && <p className="mt-2">{empty}</p>}
      <dl className="mt-2 [&_.fact]:border-rule-strong/40">
        {rows.map((row) => (
          <div key={row.label + row.value} className="fact">
            <dt>{row.label}</dt>
            <dd>
              <Value row={row} />
              {row.note && (
                <span className="text-sm text-ink-soft">
                  <TimedText text={row.note} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{t('article.nowNote')}</p>
    </div>
  )
}

function Value({ row: { value, href } }: { row: LiveRow }) {
  if (!href?.startsWith('/'))
    return (
      <span className="font-semibold">
        <TimedText text={value} />
      </span>
    )
  return (
    <a href={href} className="justify-self-start font-semibold text-sindoor underline underline-offset-4">
      <TimedText text={value} />
    </a>
  )
}
