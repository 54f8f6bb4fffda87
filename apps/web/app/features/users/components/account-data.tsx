import type { User } from '@sankalp/contract/users'
import { exportUserData } from '@sankalp/contract/users.calls'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { saveFile } from '../../../lib/download-file.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { openDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { useExportUserData } from '../api/export-user-data.ts'
import { DeleteAccountDialog, deleteDialogId } from './delete-account-dialog.tsx'

/** Offers a copy of the data and the deletion of the account, as the data protection law requires for every user. */
export function AccountData({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const { mutate, isPending, error } = useExportUserData(user._id)
  const download = () => mutate(undefined, { onSuccess: (data) => saveFile(asJson(data), exportUserData.downloadAs) })

  return (
    <section aria-labelledby="account-data" className="grid content-start gap-4 border-t border-rule pt-5">
      <Heading level={2} id="account-data" className="text-2xl">
        {t('data.title')}
      </Heading>
      <p className="text-ink-soft">{t('data.text')}</p>
      <FormMessage
        text={
          Boolean(error) &&
          t('failedBecause', { what: t('data.downloadFailed'), why: errorWords(error, language, '') }).trim()
        }
      />
      <Button kind="quiet" busy={isPending && t('data.downloading')} onClick={download}>
        {t('data.download')}
      </Button>
      <Button kind="danger" onClick={() => openDialog(deleteDialogId)}>
        {t('data.delete')}
      </Button>
      <DeleteAccountDialog user={user} />
    </section>
  )
}

function asJson(data: object): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}
