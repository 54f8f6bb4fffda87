import { indiaDay } from '@sankalp/contract/india-time'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { formatDate, plainDate } from '../../../shared/almanac/date-text.ts'
import { ReviewList } from '../../../ui/review-list.tsx'
import { talkNameOf } from '../request/talks.ts'

type Review = {
  stars: number
  review: string | null
  at: string
  firstName: string | null
  talk: 'Chat' | 'Audio Call' | 'Video Call'
}

/** Shows the reviews of users who paid for a consultation, newest first. */
export function Reviews({ items }: { items: readonly Review[] }) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  return (
    <ReviewList
      title={t('details.reviews')}
      summary={t(items.length > 0 ? 'details.reviewsLead' : 'details.reviewsNone')}
      reviews={items.map(({ stars, review, at, firstName, talk }) => ({
        id: at,
        stars,
        starsText: t('details.stars', { stars }),
        words: review,
        by: `${firstName ?? t('details.nameless')} · ${t(`talk.${talkNameOf(talk)}`)}`,
        postedAt: at,
        date: formatDate(indiaDay(new Date(at)), language, plainDate),
      }))}
    />
  )
}
