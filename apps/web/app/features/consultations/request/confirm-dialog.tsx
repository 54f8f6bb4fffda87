import { useState } from 'react'
import { useLocation } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText, toPaise } from '../../../shared/money/rupees.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TellMe } from '../list/tell-me.tsx'
import { useAcharya } from './api/get-acharya.ts'
import { useRates } from './api/get-rates.ts'
import { type Ask } from './ask-address.ts'
import { ConfirmFacts, minutesToAsk } from './confirm-facts.tsx'
import { readIntake } from './intake-store.ts'
import { ShownDialog } from './shown-dialog.tsx'
import { talkKindOf } from './talks.ts'
import type { NewRequest } from './use-request.ts'

type ConfirmDialogProps = {
  ask: Ask
  onAsk: (request: NewRequest) => Promise<void>
  /** `insteadOf`: the acharya whose queue is left for this one. */
  onJoinQueue: (ask: Ask, minutes: number, insteadOf: string | null) => Promise<void>
  onClose: () => void
}

const id = 'ask-for-a-talk'

/** Refusals that the dialog shows in its own way. */
const saidOtherwise = ['ACHARYA_OFFLINE', 'ACHARYA_BUSY', 'INSUFFICIENT_BALANCE'] as const

/** Shows with whom, what a minute costs, how many the wallet allows, and what happens at the end. */
export function ConfirmDialog({ ask, onAsk, onJoinQueue, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { data: acharya, error: acharyaError, refetch: refetchAcharya } = useAcharya(ask.acharyaId)
  const { data: rates, error: ratesError, refetch } = useRates(ask.acharyaId)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const failed = acharyaError ?? ratesError
  const rate = rates?.rates.find(({ talk }) => talk === talkKindOf[ask.talk])

  const isOffline = rates && acharya && (!acharya.online || refusalFacts(failure, 'ACHARYA_OFFLINE') !== null)
  const elsewhere = refusalFacts(failure, 'QUEUED_ELSEWHERE')
  const missedTurns = refusalFacts(failure, 'TURNS_MISSED')
  const isRefusedQueue = elsewhere !== null || missedTurns !== null
  const isTaken =
    rates && acharya && !isOffline && (acharya.busy || isRefusedQueue || refusalFacts(failure, 'ACHARYA_BUSY') !== null)
  const isPoor = rate && !isOffline && (rate.minutes === 0 || refusalFacts(failure, 'INSUFFICIENT_BALANCE') !== null)
  const [firstPerMinute, setFirstPerMinute] = useState<number | null>(null)
  if (rate && firstPerMinute === null) setFirstPerMinute(rate.perMinute)
  const isNewRate = rate && firstPerMinute !== null && rate.perMinute !== firstPerMinute
  const isSaid =
    isRefusedQueue ||
    (isNewRate && refusalFacts(failure, 'RATE_CHANGED')) ||
    saidOtherwise.some((code) => refusalFacts(failure, code) !== null)

  const run = useOneAtATime(async () => {
    if (!rate) return
    setIsBusy(true)
    setFailure(null)
    try {
      const minutes = minutesToAsk(rate.minutes)
      if (isTaken) await onJoinQueue(ask, minutes, elsewhere?.acharyaId ?? null)
      else
        await onAsk({
          acharyaId: ask.acharyaId,
          talk: talkKindOf[ask.talk],
          minutes,
          paisePerMinute: toPaise(rate.perMinute),
          intake: readIntake(),
        })
    } catch (error) {
      setFailure(error)
      // The data in the dialog is out of date.
      void refetchAcharya()
      const isRead = refetch()
      // Wait for the new price, which the next press must confirm.
      if (refusalFacts(error, 'RATE_CHANGED')) await isRead
    } finally {
      setIsBusy(false)
    }
  })

  const action = isPoor ? (
    <LinkButton href={`/mywallet?price=${rate.perMinute}&back=${encodeURIComponent(pathname + search)}`}>
      {t('confirm.recharge')}
    </LinkButton>
  ) : missedTurns ? null : isTaken ? (
    <Button busy={isBusy && t('confirm.joining')} onClick={() => void run()}>
      {t(elsewhere ? 'confirm.change' : 'confirm.join')}
    </Button>
  ) : rate && acharya && !isOffline ? (
    <Button busy={isBusy && t('confirm.sending')} onClick={() => void run()}>
      {t('confirm.confirm')}
    </Button>
  ) : null
  return (
    <ShownDialog
      id={id}
      title={acharya ? t('confirm.title', { talk: t(`talk.${ask.talk}`), name: acharya.name }) : t(`talk.${ask.talk}`)}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          {action}
        </>
      }
    >
      {failed && !(acharya && rates) ? (
        <Failed error={failed} onRetry={() => void Promise.all([refetch(), refetchAcharya()])} />
      ) : acharya && rates && rate ? (
        <div className="grid gap-4">
          {isOffline ? (
            <>
              <Notice title={t('confirm.offline', { name: acharya.name })}>{t('confirm.offlineText')}</Notice>
              <TellMe acharya={acharya} />
            </>
          ) : (
            <>
              {isNewRate && (
                <div role="alert">
                  <Notice kind="warning" title={t('confirm.newRate')}>
                    {t('confirm.newRateText', {
                      before: rupeesText(firstPerMinute, language),
                      now: rupeesText(rate.perMinute, language),
                    })}
                  </Notice>
                </div>
              )}
              {elsewhere || missedTurns ? (
                <div role="alert">
                  <Notice
                    kind="warning"
                    title={
                      elsewhere ? t('confirm.elsewhere', { name: elsewhere.name[language] }) : t('confirm.missedTurns')
                    }
                  >
                    {missedTurns
                      ? t('confirm.missedTurnsText', { count: missedTurns.limit })
                      : t('confirm.elsewhereText')}
                  </Notice>
                </div>
              ) : (
                isTaken && (
                  <Notice kind="warning" title={t('confirm.busy', { name: acharya.name })}>
                    {rates.waiting > 0 ? t('confirm.busyWaiting', { count: rates.waiting }) : t('confirm.busyFirst')}{' '}
                    {t('confirm.busyText')}
                  </Notice>
                )
              )}
              {!missedTurns && (
                <ConfirmFacts ask={ask} rate={rate} available={rates.available} isPoor={Boolean(isPoor)} />
              )}
            </>
          )}
          <FormMessage
            text={Boolean(failure) && !isSaid && !isBusy && errorWords(failure, language, t('confirm.failed'))}
          />
        </div>
      ) : (
        <div className="grid gap-3">
          <output className="text-ink-soft">{t('confirm.loading', { name: acharya?.name ?? '…' })}</output>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </ShownDialog>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const language = useLanguage()
  const isGone = refusalFacts(error, 'NOT_FOUND') !== null
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold">{t(isGone ? 'confirm.missing' : 'confirm.failed')}</p>
      {!isGone && (
        <>
          <p>{errorWords(error, language, '')}</p>
          <Button kind="quiet" onClick={onRetry}>
            {t('shell:tryAgain')}
          </Button>
        </>
      )}
    </div>
  )
}
