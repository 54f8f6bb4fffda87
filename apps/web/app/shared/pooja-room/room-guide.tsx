import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedState } from '../../ui/states.tsx'
import { Countdown } from './countdown.tsx'
import { useRite } from './get-rite.ts'
import { RiteGuide } from './rite-guide.tsx'

type RoomGuideProps = {
  bookingId: string
  side: 'devotee' | 'acharya'
  /** In the waiting room: with a countdown, and with what to prepare. */
  isBefore?: boolean
  /** Names, gotra and sankalp line: a page that shows them already leaves them out. */
  hasSankalp?: boolean
}

/** The guide through a booked pooja, for the waiting room and beside the call; loaded on demand. */
export function RoomGuide({ bookingId, side, isBefore = false, hasSankalp = true }: RoomGuideProps) {
  const { t } = useTranslation(['pooja-room', 'shell'])
  const language = useLanguage()
  const { data, error, refetch } = useRite(bookingId)
  if (data)
    return (
      <>
        {isBefore && <Countdown startsAt={data.rite.startsAt} skewMs={data.skewMs} />}
        <RiteGuide rite={data.rite} side={side} isBefore={isBefore} hasSankalp={hasSankalp} />
      </>
    )
  if (error)
    return (
      <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
        {errorWords(error, language, '')}
      </FailedState>
    )
  return <Skeleton className="h-64 w-full" />
}
