import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { useState } from 'react'
import { errorWords } from '../../../lib/api-words.ts'
import { type Birth, fromBirthInput, isSameBirth } from '../../../lib/birth/birth.ts'
import { encodeChartLink } from '../../../lib/birth/birth-fragment.ts'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session.ts'
import { loginPath } from '../../../lib/session-redirect.ts'
import { writeTab } from '../../../lib/storage.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { saveKundali } from '../saved/saved-calls.ts'
import { useSaved } from '../saved/use-saved.ts'

type SaveButtonProps = { birth: Birth; settings: ChartSettings }

/** Keeps the chart in the account. A guest signs in first, and comes back to this chart. */
export function SaveButton(props: SaveButtonProps) {
  const { t } = useTranslation('kundli')
  const { signedIn } = useSession()
  if (signedIn) return <SaveForAccount {...props} />
  return (
    // The birth waits in this tab: in the address of the sign-in it would reach the server.
    <LinkButton
      kind="quiet"
      href={loginPath('/kundli-details')}
      icon={<Bookmark aria-hidden="true" size={18} />}
      onClick={() => writeTab('chartToSave', encodeChartLink(props.birth, props.settings))}
    >
      {t('saved.signIn')}
    </LinkButton>
  )
}

function SaveForAccount({ birth }: SaveButtonProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const { userId } = useSession()
  const { state, add } = useSaved(userId !== null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isSaved = state.status === 'ready' && state.kundalis.some((saved) => isSameBirth(fromBirthInput(saved), birth))

  const save = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      add(await saveKundali(birth))
      showToast('success', t('saved.done'))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  if (isSaved) {
    return (
      <p className="inline-flex min-h-12 items-center gap-2 px-2 font-semibold text-peacock">
        <BookmarkCheck aria-hidden="true" size={18} />
        {t('saved.isSaved')}
      </p>
    )
  }
  return (
    <>
      <Button
        kind="quiet"
        icon={<Bookmark aria-hidden="true" size={18} />}
        disabled={!userId}
        busy={isBusy && t('saved.saving')}
        onClick={() => void save()}
      >
        {t('saved.save')}
      </Button>
      <FormMessage text={failure !== null && `${t('saved.saveFailed')} ${errorWords(failure, language, '')}`} />
    </>
  )
}
