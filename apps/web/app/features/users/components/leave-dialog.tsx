import { useEffect } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useBlocker, useLocation } from 'react-router'
import { currentSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { hasDraft } from '../profile-draft.ts'

const dialogId = 'leave-profile'

/** Asks before unsaved changes are left behind. Somebody who has logged out is not asked: their draft is gone. */
export function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation(['users', 'shell'])
  const { pathname } = useLocation()
  // The draft says it sooner than the last render does: a save may go on to another page in the same moment.
  // Once the address has changed, this page may be drawn a little longer, but the way back is not its business.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname === pathname && nextLocation.pathname !== pathname
    return isLeaving && hasDraft() && currentSession() !== null
  })

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
      title={t('leave.title')}
      closeLabel={t('shell:close')}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      actions={
        <>
          <Button kind="quiet" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
          <Button onClick={() => closeDialog(dialogId)}>{t('leave.stay')}</Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
