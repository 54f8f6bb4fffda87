import type { QueuePlace } from '@sankalp/contract/consultations'
import { turnSeconds } from '@sankalp/contract/consultation-life'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { send } from '../../../lib/live/live.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { findSkew } from '../../../shared/almanac/server-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useAcharya } from './api/get-acharya.ts'
import { forgetPlace } from './api/queues.ts'
import { Bar } from './bar.tsx'
import { Countdown } from './countdown.tsx'
import { ring } from './ring.ts'
import { ShownDialog } from './shown-dialog.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type QueuePartProps = { place: QueuePlace; isAsking: boolean; onAsk: () => void }

/** Shows a place in a queue: a bar while waiting, a dialog that rings when it is the user's turn. */
export function QueuePart({ place, isAsking, onAsk }: QueuePartProps) {
  const { t } = useTranslation('find-acharya')
  const { data: acharya } = useAcharya(place.acharyaId)
  const name = acharya?.name ?? '…'
  const [isHidden, setIsHidden] = useState(false)
  const leave = useLeave(place.acharyaId)
  if (place.turnUntil !== null && !isHidden && !isAsking) {
    return (
      <TurnDialog
        name={name}
        turnUntil={place.turnUntil}
        onAsk={onAsk}
        onClose={() => setIsHidden(true)}
        leave={leave}
      />
    )
  }
  const minutes = place.waitSeconds === null ? null : Math.max(1, Math.round(place.waitSeconds / 60))
  return (
    <Bar
      actions={
        <>
          <Button kind="quiet" busy={leave.isBusy && t('queue.leaving')} onClick={() => void leave.press()}>
            {t('queue.leave')}
          </Button>
          {place.turnUntil !== null && !isAsking && <Button onClick={onAsk}>{t('queue.ask')}</Button>}
        </>
      }
    >
      {place.turnUntil !== null ? (
        t('queue.turn', { name })
      ) : (
        <>
          {place.place === 1 ? t('queue.next', { name }) : t('queue.place', { place: place.place, name })}{' '}
          {minutes === null ? t('queue.noWait') : t('queue.wait', { count: minutes })}
        </>
      )}
      <LeaveFailed leave={leave} />
    </Bar>
  )
}

type Leave = ReturnType<typeof useLeave>

function useLeave(acharyaId: string) {
  const { t } = useTranslation('find-acharya')
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const press = useOneAtATime(async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await send('queue:leave', { acharyaId })
      forgetPlace(queryClient, userId, acharyaId)
      showToast('info', t('queue.left'))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  })
  return { press, isBusy, failure }
}

function LeaveFailed({ leave: { failure, isBusy } }: { leave: Leave }) {
  const language = useLanguage()
  return <FormMessage text={Boolean(failure) && !isBusy && errorWords(failure, language, '')} />
}

type TurnDialogProps = { name: string; turnUntil: number; onAsk: () => void; onClose: () => void; leave: Leave }

function TurnDialog({ name, turnUntil, onAsk, onClose, leave }: TurnDialogProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const [skewMs, setSkewMs] = useState(0)
  const left = useSecondsLeft(turnUntil, skewMs)
  useEffect(() => void findSkew().then(setSkewMs), [])
  useEffect(() => ring(), [])
  return (
    <ShownDialog
      id="your-turn"
      title={t('queue.turnTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" busy={leave.isBusy && t('queue.leaving')} onClick={() => void leave.press()}>
            {t('queue.giveUp')}
          </Button>
          <Button onClick={onAsk}>{t('queue.ask')}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p role="alert">{t('queue.turn', { name })}</p>
        <p className="text-sm text-ink-soft">{t('queue.turnLeft')}</p>
        <Countdown label={t('queue.turnLeft')} left={left} whole={turnSeconds} />
        <LeaveFailed leave={leave} />
      </div>
    </ShownDialog>
  )
}
