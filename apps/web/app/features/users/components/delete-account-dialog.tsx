import { phoneDigits } from '@sankalp/contract'
import type { User } from '@sankalp/contract/users'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { toLatinDigits } from '../../../lib/latin-digits.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { leaveDeletedAccount } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDeleteUser } from '../api/delete-user.ts'
import { formatPhone } from '../user-details.ts'
import { MoneyLeft, decidedMoney, nothingSaid } from './money-left.tsx'

export const deleteDialogId = 'delete-account'
const formId = 'delete-account-form'
const consequences = ['profile', 'sessions', 'rest'] as const

/** Says what will be deleted, and asks for the number as a confirmation. */
export function DeleteAccountDialog({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'shell'])
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState(nothingSaid)
  const { mutate, isPending, error, reset } = useDeleteUser(user._id)
  const moneyLeft = refusalFacts(error, 'MONEY_LEFT')
  const money = moneyLeft && decidedMoney(moneyLeft, said)
  const isDecided = moneyLeft === null || money !== null
  const isMatching = typed === user.phone_number
  const isMismatch = typed.length === phoneDigits && !isMatching

  const erase = (event: FormEvent) => {
    event.preventDefault()
    if (!isMatching || !isDecided || isPending) return
    mutate({ phone_number: typed, ...money }, { onSuccess: () => void leave() })
  }
  const leave = async () => {
    closeDialog(deleteDialogId)
    await leaveDeletedAccount()
    showToast('success', t('deletion.done'))
  }

  return (
    <Dialog
      id={deleteDialogId}
      title={t('deletion.title')}
      closeLabel={t('shell:close')}
      onClose={() => {
        setTyped('')
        setSaid(nothingSaid)
        reset()
      }}
      actions={
        <>
          <Button
            kind="danger"
            type="submit"
            form={formId}
            busy={isPending && t('deletion.deleting')}
            disabled={!isMatching || !isDecided}
          >
            {t('deletion.delete')}
          </Button>
          <Button onClick={() => closeDialog(deleteDialogId)}>{t('deletion.keep')}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={erase} className="grid gap-4">
        <p>{t('deletion.text')}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {consequences.map((key) => (
            <li key={key}>{t(`deletion.what.${key}`)}</li>
          ))}
        </ul>
        <p className="text-ink-soft">{t('deletion.advice')}</p>
        <TextField
          id="delete-phone"
          label={t('deletion.confirm')}
          hint={t('deletion.confirmHint', { phone: formatPhone(user) })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isMismatch && t('deletion.mismatch')}
          onChange={({ target }) => setTyped(toLatinDigits(target.value).replace(/\D/g, '').slice(-phoneDigits))}
        />
        {moneyLeft && <MoneyLeft facts={moneyLeft} said={said} onSay={setSaid} />}
        <FormMessage
          text={
            Boolean(error) &&
            !moneyLeft &&
            t('failedBecause', { what: t('deletion.failed'), why: errorWords(error, language, '') }).trim()
          }
        />
      </form>
    </Dialog>
  )
}
