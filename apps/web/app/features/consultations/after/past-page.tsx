import { isRunning } from '@sankalp/contract/consultation-life'
import type { ConsultationDetails } from '@sankalp/contract/consultations'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { PersonPicture } from '../../../shared/consultations/person-picture.tsx'
import { endAddress, roomAddress } from '../../../shared/consultations/room-address.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { useConsultation } from '../api/get-consultation.ts'
import { againPath } from '../request/ask-address.ts'
import { Bill } from './bill.tsx'
import { Blocked } from './blocked.tsx'
import { Dakshina } from './dakshina.tsx'
import { RateTalk } from './rate-talk.tsx'
import { Transcript } from './transcript.tsx'
import { Unsent } from './unsent.tsx'

/**
 * /consultations/{id}: the result of a consultation. For the user the bill, a rating and a gift; for the acharya the
 * earnings; for both the transcript.
 */
export function PastPage({ availablePaidPaise, consoleBar }: Pick<PastProps, 'availablePaidPaise' | 'consoleBar'>) {
  const { t } = useTranslation(['consultations', 'shell'])
  const language = useLanguage()
  const { id = '' } = useParams()
  const { userId } = useSession()
  const { data: details, error, refetch } = useConsultation(id)
  return (
    <section className="page-width grid max-w-4xl! gap-8 py-6 sm:py-10">
      <PageHead title={t('past.title')} description={t('description')} hidden />
      {details && userId ? (
        <Past details={details} userId={userId} availablePaidPaise={availablePaidPaise} consoleBar={consoleBar} />
      ) : refusalFacts(error, 'NOT_FOUND') || refusalFacts(error, 'INVALID_INPUT') ? (
        <EmptyState
          picture="not-found"
          title={t('none.title')}
          actions={<LinkButton href="/consultations">{t('toHistory')}</LinkButton>}
        >
          {t('none.text')}
        </EmptyState>
      ) : error ? (
        <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <div className="grid gap-5">
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-12 w-72 max-w-full" />
          <Skeleton className="h-64 w-full rounded-lg" />
        </div>
      )}
    </section>
  )
}

type PastProps = {
  details: ConsultationDetails
  userId: string
  /** The part of their wallet that was paid in and can be spent; null while it is not known. */
  availablePaidPaise: number | null
  /** For the acharya: who rings or waits, since the next talk may be asked for while they read this one's bill. */
  consoleBar?: ReactNode
}

function Past({ details, userId, availablePaidPaise, consoleBar }: PastProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { consultation } = details
  const { requestId, bookingId, state, isPoojaCall, meter } = consultation
  const side = consultation.user.userId === userId ? 'user' : 'acharya'
  const other = side === 'user' ? consultation.acharya : consultation.user
  const name = nameIn(other, language)
  const isPaid = meter.charge > 0
  if (isRunning(state)) {
    return (
      <Notice
        title={t('past.running', { name })}
        actions={<LinkButton href={roomAddress(consultation)}>{t('past.return')}</LinkButton>}
      >
        {t('past.runningText')}
      </Notice>
    )
  }
  return (
    <>
      {side === 'acharya' && consoleBar}
      <header className="flex items-center gap-4 sm:gap-6">
        <PersonPicture person={other} name={name} size={96} />
        <div className="min-w-0">
          <Heading level={1} className="wrap-anywhere">
            {t(isPoojaCall ? 'past.pooja' : 'past.heading', { name })}
          </Heading>
          {!isPoojaCall && <p className="text-ink-soft">{endText(consultation, side, t)}</p>}
        </div>
      </header>
      <Unsent requestId={requestId} />
      {bookingId === null ? (
        <Bill details={details} side={side} />
      ) : (
        <LinkButton href={endAddress({ requestId, bookingId }, side)} className="justify-self-start max-sm:w-full">
          {t(side === 'user' ? 'past.keepsake' : 'past.booking')}
        </LinkButton>
      )}
      {side === 'user' && !isPoojaCall && !details.isBlocked && (
        <LinkButton href={againPath(consultation)} className="justify-self-start max-sm:w-full">
          {t('again')}
        </LinkButton>
      )}
      {side === 'user' && isPaid && <RateTalk key={details.stars} details={details} />}
      {side === 'user' && isPaid && (
        <Dakshina consultationId={requestId} name={name} availablePaidPaise={availablePaidPaise} />
      )}
      <Transcript details={details} userId={userId} side={side} />
      <Blocked details={details} name={name} />
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="quiet" href={side === 'user' ? '/chatwithastrologer' : '/acharya'}>
          {t(side === 'user' ? 'toAcharyas' : 'toConsole')}
        </LinkButton>
        {side === 'user' && (
          <LinkButton kind="quiet" href="/consultations">
            {t('toHistory')}
          </LinkButton>
        )}
      </div>
    </>
  )
}

type Translate = ReturnType<typeof useTranslation<'consultations'>>['t']

/** Returns the reason for the end, from the reader's point of view. */
function endText(
  { endReason, endedBy }: ConsultationDetails['consultation'],
  side: 'user' | 'acharya',
  t: Translate,
): string {
  if (endReason === 'ended') return t(endedBy === side ? 'past.reasons.you' : 'past.reasons.other')
  if (endReason === 'userLeft' || endReason === 'acharyaLeft')
    return t((endReason === 'userLeft') === (side === 'user') ? 'past.reasons.youLeft' : 'past.reasons.otherLeft')
  if (endReason === 'timeUp') return t('past.reasons.timeUp')
  if (endReason === 'userNotReady' || endReason === 'acharyaNotReady')
    return t(
      (endReason === 'userNotReady') === (side === 'user') ? 'past.reasons.youNotReady' : 'past.reasons.otherNotReady',
    )
  if (endReason === 'bothNotReady') return t('past.reasons.bothNotReady')
  return endReason === 'acharyaSilent' ? t('past.reasons.acharyaSilent') : t('past.reasons.notHeld')
}
