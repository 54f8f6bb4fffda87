import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../ui/dialog-control.ts'
import { giveFactor } from './api/second-factor.ts'
import { CodeForm } from './code-form.tsx'

const dialogId = 'second-factor'

type Props = { isSetUp: boolean; setUpPath: string; answer: (isGiven: boolean) => void }

/**
 * Opens over the page that needs the factor. If the user closes it without a code, that page shows the refusal itself.
 */
export function FactorDialog({ isSetUp, setUpPath, answer }: Props) {
  const { t } = useTranslation(['second-factor', 'shell'])
  const navigate = useNavigate()
  useEffect(() => openDialog(dialogId), [])
  const give = async (code: string) => {
    await giveFactor(code)
    answer(true)
  }
  const goToSetUp = () => {
    closeDialog(dialogId)
    void navigate(setUpPath)
  }
  return (
    <Dialog
      id={dialogId}
      title={t(isSetUp ? 'ask.title' : 'ask.setUpTitle')}
      closeLabel={t('shell:close')}
      onClose={() => answer(false)}
    >
      {isSetUp ? (
        <div className="grid gap-4">
          <p>{t('ask.text')}</p>
          <CodeForm label={t('code')} submitText={t('ask.give')} onCode={give} takesRecovery isFocused />
          <p className="text-sm text-ink-soft">{t('ask.lost')}</p>
        </div>
      ) : (
        <div className="grid gap-4">
          <p>{t('ask.setUpText')}</p>
          <Button onClick={goToSetUp}>{t('ask.setUp')}</Button>
        </div>
      )}
    </Dialog>
  )
}
