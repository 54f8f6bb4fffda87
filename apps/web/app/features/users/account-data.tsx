import { type User, exportUserData } from '@sankalp/contract/users'
import { useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { callApi } from '../../lib/api.ts'
import { errorWords } from '../../lib/api-words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { openDialog } from '../../ui/dialog-control.ts'
import { FormMessage } from '../../ui/notice.tsx'
import { DeleteAccountDialog, deleteDialogId } from './delete-account-dialog.tsx'

/** A copy of everything, or the end of it: what the data protection law promises every user. */
export function AccountData({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const [isFetching, setIsFetching] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const download = async () => {
    setIsFetching(true)
    setError(null)
    try {
      const data = await callApi(exportUserData, { params: { id: user._id } })
      saveAsFile(exportUserData.downloadAs, JSON.stringify(data, null, 2))
    } catch (failure) {
      setError(failure)
    } finally {
      setIsFetching(false)
    }
  }

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
      <Button kind="quiet" busy={isFetching && t('data.downloading')} onClick={() => void download()}>
        {t('data.download')}
      </Button>
      <Button kind="danger" onClick={() => openDialog(deleteDialogId)}>
        {t('data.delete')}
      </Button>
      <DeleteAccountDialog user={user} />
    </section>
  )
}

function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
