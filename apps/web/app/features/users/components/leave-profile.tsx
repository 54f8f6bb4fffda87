import { useLocation } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx'
import { hasDraft } from '../profile-draft.ts'

/** Asks before unsaved changes are left behind. Somebody who has logged out is not asked: their draft is gone. */
export function LeaveProfile({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation(['users', 'shell'])
  const { pathname } = useLocation()
  return (
    <LeaveDialog
      id="leave-profile"
      // The draft says it sooner than the last render does: a save may go on to another page in the same moment.
      // Once the address has changed, this page may be drawn a little longer, but the way back is not its business.
      asksBefore={({ currentLocation, nextLocation }) => {
        const isLeaving = currentLocation.pathname === pathname && nextLocation.pathname !== pathname
        return isLeaving && hasDraft() && currentSession() !== null
      }}
      asksBeforeUnload={isChanged}
      words={{
        title: t('leave.title'),
        text: t('leave.text'),
        stay: t('leave.stay'),
        leave: t('leave.go'),
        close: t('shell:close'),
      }}
    />
  )
}
