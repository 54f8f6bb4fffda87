import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx'

/** Asks before the user leaves a changed week. A user who has logged out is not asked. */
export function LeaveUnsaved({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation(['acharya-console', 'shell'])
  return (
    <LeaveDialog
      id="leave-hours"
      asksBefore={({ currentLocation, nextLocation }) =>
        isChanged && currentLocation.pathname !== nextLocation.pathname && currentSession() !== null
      }
      asksBeforeUnload={isChanged}
      words={{
        title: t('hours.leaveTitle'),
        text: t('hours.leaveText'),
        stay: t('hours.stayHere'),
        leave: t('hours.leave'),
        close: t('shell:close'),
      }}
    />
  )
}
