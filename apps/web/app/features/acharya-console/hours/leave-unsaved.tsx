import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { Dialog } from '../../../ui/dialog.tsx'

const dialogId = 'leave-hours'

/** Asks before a changed week is left behind. Somebody who has logged out is not asked. */
export function LeaveUnsaved({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation(['acharya-console', 'shell'])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname && currentSession() !== null)

  useEffect(() => {
    if (blocker.state === 'blocked') openDialog(dialogId)
  }, [blocker.state])

  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])

  return (
    <Dialog
      id={dialogId}
      title={t('hours.leaveTitle')}
      closeLabel={t('shell:close')}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      actions={
        <>
          <Button kind="quiet" onClick={() => blocker.proceed?.()}>
            {t('hours.leave')}
          </Button>
          <Button onClick={() => closeDialog(dialogId)}>{t('hours.stayHere')}</Button>
        </>
      }
    >
      <p>{t('hours.leaveText')}</p>
    </Dialog>
  )
}
