import { requestSeconds } from '@sankalp/contract/consultation-life'
import { Suspense, lazy, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { useAcharya } from './api/get-acharya.ts'
import type { Running } from './api/running.ts'
import { Bar } from './bar.tsx'
import { Countdown } from './countdown.tsx'
import { ShownDialog } from './shown-dialog.tsx'
import type { TalkName } from './talks.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Loaded on demand: a chat does not need it. */
const WaitingCheck = lazy(() => retryImport(() => import('../call/waiting-check.tsx')))

/**
 * `instead`: the kind of consultation that is offered after cancelling, because this device has no usable camera or
 * microphone.
 */
type WaitingDialogProps = { running: Running; onCancel: (instead?: TalkName) => Promise<boolean> }

/**
 * Shown while the request rings at the acharya's. If it is closed by mistake, a bar shows the request: only Cancel
 * Request cancels it.
 */
export function WaitingDialog({ running: { consultation, skewMs }, onCancel }: WaitingDialogProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const language = useLanguage()
  const { data: acharya } = useAcharya(consultation.acharyaEntry)
  const name = acharya?.name ?? nameIn(consultation.acharya, language)
  const left = useSecondsLeft(consultation.answerBy, skewMs)
  const isOnline = useIsOnline()
  const [isHidden, setIsHidden] = useState(false)
  const isCall = consultation.talk !== 'Chat'
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const cancel = useOneAtATime(async (instead?: TalkName) => {
    setIsBusy(true)
    setFailure(null)
    try {
      if ((await onCancel(instead)) && !instead) showToast('info', t('waiting.cancelled'))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  })
  const button = (
    <Button kind="danger" busy={isBusy && t('waiting.cancelling')} onClick={() => void cancel()}>
      {t('waiting.cancel')}
    </Button>
  )
  if (isHidden) {
    return (
      <Bar
        actions={
          <>
            <Button kind="quiet" onClick={() => setIsHidden(false)}>
              {t('waiting.show')}
            </Button>
            {button}
          </>
        }
      >
        {t('waiting.bar', { name })} <span className="tabular">{t('waiting.seconds', { count: left })}</span>
      </Bar>
    )
  }
  return (
    <ShownDialog
      id="waiting-for-an-answer"
      title={t('waiting.title', { name })}
      closeLabel={t('waiting.hide')}
      onClose={() => setIsHidden(true)}
      actions={!isCall && button}
    >
      <div className="grid justify-items-center gap-4 text-center">
        {acharya && !isCall && <AcharyaPicture acharya={acharya} size={88} />}
        <p role="status">
          {t(
            !isOnline
              ? 'waiting.offline'
              : left === 0
                ? 'waiting.settling'
                : consultation.state === 'ringing'
                  ? 'waiting.ringing'
                  : 'waiting.asked',
          )}
        </p>
        <Countdown label={t('waiting.countdown')} left={left} whole={requestSeconds} />
        <p className="font-semibold text-peacock">{t(isCall ? 'waiting.freeCall' : 'waiting.free')}</p>
        {isCall && (
          <Suspense fallback={null}>
            <WaitingCheck
              requestId={consultation.requestId}
              isVideo={consultation.talk === 'Video Call'}
              name={name}
              onInstead={(talk) => void cancel(talk)}
            />
          </Suspense>
        )}
        <FormMessage text={Boolean(failure) && !isBusy && errorWords(failure, language, '')} />
      </div>
      {/* The check is higher than a small screen, so keep the cancel button in view. */}
      {isCall && (
        <div className="sticky -bottom-6 z-10 -mx-6 mt-6 -mb-6 flex justify-end border-t border-rule bg-paper-raised px-6 py-4">
          {button}
        </div>
      )}
    </ShownDialog>
  )
}
