import { useLocation } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx'
import { hasDraft } from '../profile-draft.ts'

/** Asks before the user leaves unsaved changes. Does not ask after a logout, since the draft is deleted. */
export function LeaveProfile({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation(['users', 'shell'])
  const { pathname } = useLocation()
  return (
    <LeaveDialog
      id="leave-profile"
      // Read the draft, which is newer than the last render: a save may navigate to another page in the same moment.
      // After the address has changed, this page may stay mounted a little longer; do not ask then.
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
