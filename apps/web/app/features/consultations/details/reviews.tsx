import { indiaDay } from '@sankalp/contract/india-time'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { formatDate, plainDate } from '../../../shared/almanac/date-text.ts'
import { Heading } from '../../../ui/heading.tsx'
import { talkNameOf } from '../request/talks.ts'

type Review = {
  stars: number
  review: string | null
  at: string
  firstName: string | null
  talk: 'Chat' | 'Audio Call' | 'Video Call'
}

/** What those say who paid for a session, newest first. */
export function Reviews({ items }: { items: readonly Review[] }) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="reviews">{t('details.reviews')}</Heading>
        <p className="text-ink-soft">{t(items.length > 0 ? 'details.reviewsLead' : 'details.reviewsNone')}</p>
      </div>
      {items.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {items.map(({ stars, review, at, firstName, talk }) => (
            <li key={at} className="grid content-start gap-1 border-l-2 border-marigold pl-4">
              <p className="tabular text-sm">
                <span aria-hidden="true" className="mr-2 text-marigold-ink">
                  {'★'.repeat(stars)}
                  {'☆'.repeat(5 - stars)}
                </span>
                {t('details.stars', { stars })}
              </p>
              {review && <p className="wrap-anywhere">{review}</p>}
              <p className="text-sm text-ink-soft">
                {firstName ?? t('details.nameless')} · {t(`talk.${talkNameOf(talk)}`)} ·{' '}
                <time dateTime={at}>{formatDate(indiaDay(new Date(at)), language, plainDate)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
