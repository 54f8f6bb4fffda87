import { requestSeconds } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { type Decline, RejectForm } from './reject-form.tsx'
import { RequestFacts } from './request-facts.tsx'
import { startRing } from './ring-sound.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type IncomingRequestProps = {
  request: Consultation
  aheadMs: number
  /** The ringing was stopped: the bar above still leads here. */
  isHidden: boolean
  isAccepting: boolean
  isRejecting: boolean
  onAccept: () => void
  onReject: (decline: Decline) => void
  onHide: () => void
  /** Called when its minute is over. */
  onOver: () => void
}

/**
 * Shows a request for a consultation. It rings until it is answered here or elsewhere, is withdrawn, or its minute is
 * over.
 */
export function IncomingRequest({
  request,
  aheadMs,
  isHidden,
  isAccepting,
  isRejecting,
  onAccept,
  onReject,
  onHide,
  onOver,
}: IncomingRequestProps) {
  const { t } = useTranslation(['acharya-live', 'shell'])
  const dialogId = useId()
  const [isRefusing, setIsRefusing] = useState(false)
  const seconds = useSecondsLeft(request.answerBy, aheadMs)
  const name = request.user.userName
  const isBusy = isAccepting || isRejecting

  useRinging(request.requestId, !isHidden && !isBusy && seconds > 0)
  useTabTitle(t('ring.tab', { name }))
  useEffect(() => {
    if (isHidden) closeDialog(dialogId)
    else openDialog(dialogId)
  }, [isHidden, dialogId])
  const over = useEffectEvent(onOver)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) over()
  }, [isOver])

  return (
    <Dialog
      id={dialogId}
      title={t(request.isPoojaCall ? 'ring.titlePooja' : 'ring.title')}
      closeLabel={t('ring.hide')}
      onClose={() => !isHidden && onHide()}
    >
      <div className="grid gap-5">
        <Countdown seconds={seconds} />
        <RequestFacts request={request} />
        <div className="sticky -bottom-6 -mx-6 -mb-6 grid gap-3 border-t border-rule bg-paper-raised px-6 py-4">
          {isRefusing && <RejectForm name={name} talk={request.talk} isSending={isBusy} onSend={onReject} />}
          <div className="grid grid-cols-2 gap-3">
            <Button
              kind={isRefusing ? 'danger' : 'quiet'}
              busy={isRejecting && t('ring.rejecting')}
              disabled={isBusy}
              onClick={() => (isRefusing ? onReject({}) : setIsRefusing(true))}
            >
              {t(isRefusing ? 'ring.rejectSilently' : 'ring.reject')}
            </Button>
            <Button busy={isAccepting && t('ring.accepting')} disabled={isBusy || isOver} onClick={onAccept}>
              {t('ring.accept')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Rings, and notifies the requesting user that it does. */
function useRinging(requestId: string, isRinging: boolean): void {
  useEffect(() => {
    // Ignore a failure: only the text on the waiting user's screen depends on it.
    void import('../../../lib/live/live.ts')
      .then(({ send }) => send('chat:request:ringing', { requestId }))
      .catch(() => {})
  }, [requestId])
  useEffect(() => (isRinging ? startRing() : undefined), [isRinging])
}

/** Shows the request in the tab's title, for an acharya who looks at another tab. */
function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

const lastSeconds = 10

/**
 * Shows the time left as a number and as a line that shortens. A screen reader announces its beginning and its last
 * seconds.
 */
function Countdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation('acharya-live')
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">{t('ring.left')}</span>
        <span
          role="timer"
          className="tabular font-heading text-2xl whitespace-nowrap text-sindoor motion-safe:animate-pulse"
        >
          {t('ring.seconds', { count: seconds })}
        </span>
      </p>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-paper-sunk">
        <div className="h-full bg-sindoor" style={{ width: `${(100 * seconds) / requestSeconds}%` }} />
      </div>
      <p role="status" className="sr-only">
        {seconds <= lastSeconds && seconds > 0 && t('ring.lastSeconds')}
      </p>
    </div>
  )
}
