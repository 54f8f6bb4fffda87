import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const reasons = ['pooja', 'soon', 'other'] as const
const longestReason = 200

type RejectFormProps = { name: string; isSending: boolean; onSend: (reason: string) => void; onBack: () => void }

/** A word for whoever is refused: one of three at a tap, one's own, or none. */
export function RejectForm({ name, isSending, onSend, onBack }: RejectFormProps) {
  const { t } = useTranslation('acharya-live')
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) onSend(reason.trim())
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t('ring.rejectTitle', { name })}
      className="grid gap-3 border-t border-rule pt-4"
    >
      <p className="font-semibold">{t('ring.rejectTitle', { name })}</p>
      <div className="grid gap-2">
        {reasons.map((key) => (
          <Button
            key={key}
            kind="quiet"
            aria-pressed={reason === t(`ring.reasons.${key}`)}
            disabled={isSending}
            className="chip justify-start text-left"
            onClick={() => setReason(t(`ring.reasons.${key}`))}
          >
            {t(`ring.reasons.${key}`)}
          </Button>
        ))}
      </div>
      <TextField
        label={t('ring.rejectReason')}
        hint={t('ring.rejectHint')}
        value={reason}
        maxLength={longestReason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button kind="quiet" disabled={isSending} onClick={onBack}>
          {t('ring.backToRequest')}
        </Button>
        <Button type="submit" kind="danger" busy={isSending && t('ring.rejecting')}>
          {t('ring.rejectSend')}
        </Button>
      </div>
    </form>
  )
}
