import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { type Birth, fromBirthInput, isSameBirth } from '../../../shared/birth/birth.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useSaved } from '../api/get-saved.ts'
import { useSaveKundli } from '../api/save-kundli.ts'

type SaveForAccountProps = { birth: Birth }

/** Saves the chart for the signed-in user. Loaded only for signed-in users: see SaveButton. */
export default function SaveForAccount(props: SaveForAccountProps) {
  return (
    <QueryProvider>
      <SaveOrSaved {...props} />
    </QueryProvider>
  )
}

function SaveOrSaved({ birth }: SaveForAccountProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const { userId } = useSession()
  const { data: kundalis = [] } = useSaved()
  const { mutate, isPending, error } = useSaveKundli()
  const save = () => mutate(birth, { onSuccess: () => showToast('success', t('saved.done')) })

  if (kundalis.some((saved) => isSameBirth(fromBirthInput(saved), birth))) {
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
        busy={isPending && t('saved.saving')}
        onClick={save}
      >
        {t('saved.save')}
      </Button>
      <FormMessage text={error && `${t('saved.saveFailed')} ${errorWords(error, language, '')}`} />
    </>
  )
}
