import type { QueuePlace } from '@sankalp/contract/consultations'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** On the card of an acharya: which place of their queue is the visitor's, and how long it may take. */
export function OwnPlace({ place: { place, waitSeconds, turnUntil } }: { place: QueuePlace }) {
  const { t } = useTranslation('find-acharya')
  const nth = ordinals.select(place) as 'one' | 'two' | 'few' | 'other'
  const which =
    turnUntil !== null ? t('place.turn') : place === 1 ? t('place.next') : t(`place.waiting.${nth}`, { place })
  const minutes = waitSeconds === null || turnUntil !== null ? null : Math.max(1, Math.round(waitSeconds / 60))
  return (
    <p className="text-sm font-semibold text-marigold-ink">
      <span aria-hidden="true">◐ </span>
      {minutes === null ? which : t('place.about', { which, count: minutes })}
    </p>
  )
}
