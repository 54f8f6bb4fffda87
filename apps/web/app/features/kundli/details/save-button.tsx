import Bookmark from 'lucide-react/icons/bookmark'
import { Suspense, lazy } from 'react'
import type { Birth } from '../../../shared/birth/birth.ts'
import { encodeChartLink } from '../../../shared/birth/birth-fragment.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { loginPath } from '../../../lib/session/redirect.ts'
import { writeTab } from '../../../lib/storage.ts'
import { LinkButton } from '../../../ui/button.tsx'

const SaveForAccount = lazy(() => import('../components/save-for-account.tsx'))

type SaveButtonProps = { birth: Birth; settings: ChartSettings }

/** Saves the chart in the account. A guest signs in first, and comes back to this chart. */
export function SaveButton({ birth, settings }: SaveButtonProps) {
  const { t } = useTranslation('kundli')
  const { signedIn } = useSession()
  if (signedIn) {
    return (
      <Suspense fallback={<span className="min-h-12" />}>
        <SaveForAccount birth={birth} />
      </Suspense>
    )
  }
  return (
    // The birth waits in this tab's storage: in the address of the sign-in it would reach the server.
    <LinkButton
      kind="quiet"
      href={loginPath('/kundli-details')}
      icon={<Bookmark aria-hidden="true" size={18} />}
      onClick={() => writeTab('chartToSave', encodeChartLink(birth, settings))}
    >
      {t('saved.signIn')}
    </LinkButton>
  )
}
