import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { useDate, useWords } from '../almanac.tsx'

/** Shows the day on which other almanacs keep the festival this year, and the reason; nothing if they agree. */
export function OtherDay({ festival: { dispute } }: { festival: Pick<FestivalOfPlace, 'dispute'> }) {
  const { t } = useWords()
  const formatted = useDate()
  if (!dispute) return null
  const { date, reason } = dispute
  return (
    <p className="my-1 max-w-2xl border-l-2 border-marigold pl-3">
      <strong className="font-semibold">
        {t('festival-words:dispute.other', { date: formatted(date, { day: 'numeric', month: 'long' }) })}
      </strong>{' '}
      {t(`festival-words:dispute.${reason}.sky`)} {t(`festival-words:dispute.${reason}.rule`)}
    </p>
  )
}
