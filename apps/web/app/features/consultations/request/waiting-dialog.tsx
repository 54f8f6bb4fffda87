import { requestSeconds } from '@sankalp/contract/consultation-life'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { AcharyaPicture } from '../acharya-picture.tsx'
import { useAcharya } from './api/get-acharya.ts'
import type { Running } from './api/running.ts'
import { Bar } from './bar.tsx'
import { Countdown } from './countdown.tsx'
import { ShownDialog } from './shown-dialog.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type WaitingDialogProps = { running: Running; onCancel: () => Promise<boolean> }

/** It rings at the acharya's. Closed by mistake, it goes on in a bar: only Cancel Request takes the request back. */
export function WaitingDialog({ running: { consultation, skewMs }, onCancel }: WaitingDialogProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const language = useLanguage()
  const { data: acharya } = useAcharya(consultation.acharyaEntry)
  const name = acharya?.name ?? nameIn(consultation.acharya, language)
  const left = useSecondsLeft(consultation.answerBy, skewMs)
  const isOnline = useIsOnline()
  const [isHidden, setIsHidden] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const cancel = useOneAtATime(async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      if (await onCancel()) showToast('info', t('waiting.cancelled'))
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
      actions={button}
    >
      <div className="grid justify-items-center gap-4 text-center">
        {acharya && <AcharyaPicture acharya={acharya} size={88} />}
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
        <p className="font-semibold text-peacock">{t('waiting.free')}</p>
        <FormMessage text={Boolean(failure) && !isBusy && errorWords(failure, language, '')} />
      </div>
    </ShownDialog>
  )
}
