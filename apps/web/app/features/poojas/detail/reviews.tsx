import type { ReviewSummary } from '@sankalp/contract/reviews'
import { ReviewList } from '../../../ui/review-list.tsx'
import { useWords } from '../words.ts'
import type { DatedReview } from './pooja-page.tsx'

type ReviewsProps = { items: readonly DatedReview[]; summary: ReviewSummary }

/** Shows reviews by people who had this pooja, newest first. */
export function Reviews({ items, summary: { count, mean } }: ReviewsProps) {
  const { t } = useWords()
  return (
    <ReviewList
      title={t('detail.reviews.title')}
      summary={mean === null ? t('detail.reviews.none') : t('detail.reviews.mean', { mean: mean.toFixed(1), count })}
      reviews={items.map(({ _id, name, ...review }) => ({
        ...review,
        id: _id,
        starsText: t('detail.reviews.stars', { stars: review.stars }),
        by: name ?? t('detail.reviews.nameless'),
      }))}
    />
  )
}
