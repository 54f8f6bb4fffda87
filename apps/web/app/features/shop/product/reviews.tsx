import type { ReviewSummary } from '@sankalp/contract/reviews'
import { Suspense, lazy } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import { ReviewList } from '../../../ui/review-list.tsx'
import { useWords } from '../words.ts'
import type { DatedReview } from './product-page.tsx'

const OwnReview = lazy(() => import('./own-review.tsx'))

type ReviewsProps = { productId: string; items: readonly DatedReview[]; summary: ReviewSummary }

/** Shows the reviews of buyers, newest first, and a form if the user may review. */
export function Reviews({ productId, items, summary: { count, mean } }: ReviewsProps) {
  const { t } = useWords()
  const { userId } = useSession()
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
    >
      {/* Ask whether the product was delivered only for a signed-in user. */}
      {userId !== null && (
        <Suspense fallback={null}>
          <OwnReview productId={productId} userId={userId} />
        </Suspense>
      )}
    </ReviewList>
  )
}
