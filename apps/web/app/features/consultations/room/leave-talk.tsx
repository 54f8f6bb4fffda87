import type { Consultation } from '@sankalp/contract/live/consultations'
import { useEffect, useId, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { closeDialog, isDialogOpen, openDialog } from '../../../ui/dialog-control.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import type { Room } from './room.ts'
import { useEnd } from './use-end.ts'

/** A second attempt to go back within this time is allowed. */
const insistMs = 5000

/**
 * Asks before the user leaves a running consultation by Back or a link, because it continues and costs money meanwhile.
 * It asks once: a user who goes back again while it asks may leave, also on phones where the first Back only closes the
 * dialog. Rendered only while the consultation runs, so that its end does not ask.
 */
export function LeaveTalk({ room, consultation }: { room: Room; consultation: Consultation }) {
  const { t } = useTranslation(['consultations', 'shell'])
  const id = useId()
  const { end, isEnding, problem } = useEnd(room)
  const askedAt = useRef(-Infinity)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const insists = isDialogOpen(id) || performance.now() - askedAt.current < insistMs
    return currentLocation.pathname !== nextLocation.pathname && currentSession() !== null && !insists
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    askedAt.current = performance.now()
    openDialog(id)
  }, [blocker.state, id])
  const stay = () => {
    askedAt.current = -Infinity
    blocker.reset?.()
    closeDialog(id)
  }
  const text =
    room.side === 'acharya' ? 'leave.textAcharya' : consultation.isPoojaCall ? 'leave.textBooked' : 'leave.text'
  return (
    <Dialog
      id={id}
      title={t('leave.title')}
      closeLabel={t('shell:close')}
      onClose={() => {
        if (!isDialogOpen(id)) blocker.reset?.()
      }}
      actions={
        <>
          <Button kind="danger" busy={isEnding && t('end.ending')} onClick={end}>
            {t('leave.end')}
          </Button>
          <Button kind="quiet" onClick={() => blocker.proceed?.()}>
            {t('leave.leave')}
          </Button>
          <Button onClick={stay}>{t('leave.stay')}</Button>
        </>
      }
    >
      <p>{t(text)}</p>
      <FormMessage text={problem} />
    </Dialog>
  )
}
