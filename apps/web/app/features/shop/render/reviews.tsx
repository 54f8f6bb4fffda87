import type { Review, ReviewSummary } from '@sankalp/contract/reviews'
import { indiaDay } from '@sankalp/contract/india-time'
import { formatDate, plainDate } from '../../../shared/almanac/date-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useWords } from './words.ts'

type ReviewsProps = { items: readonly Review[]; summary: ReviewSummary }

/** What buyers say, newest first; and where one of them may say something too. */
export function Reviews({ items, summary: { count, mean } }: ReviewsProps) {
  const { t } = useWords()
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="reviews">{t('detail.reviews.title')}</Heading>
        <p className="tabular text-ink-soft">
          {mean === null ? t('detail.reviews.none') : t('detail.reviews.mean', { mean: mean.toFixed(1), count })}
        </p>
      </div>
      <div data-island="own-review" />
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map((review) => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </ul>
    </section>
  )
}

function ReviewCard({ review: { name, stars, words, postedAt } }: { review: Review }) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <li className="grid content-start gap-1 border-l-2 border-marigold pl-4">
      <p className="tabular text-sm">
        <span aria-hidden="true" className="mr-2 text-marigold-ink">
          {'★'.repeat(stars)}
          {'☆'.repeat(5 - stars)}
        </span>
        {t('detail.reviews.stars', { stars })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
      <p className="text-sm text-ink-soft">
        {name ?? t('detail.reviews.nameless')} ·{' '}
        <time dateTime={postedAt}>{formatDate(indiaDay(new Date(postedAt)), language, plainDate)}</time>
      </p>
    </li>
  )
}
