import { type DeclineReason, declineReasons } from '@sankalp/contract/consultation-life'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import Send from 'lucide-react/icons/send'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClasses } from '../../../ui/field.tsx'

const longestReason = 200

export type Decline = { declineReason?: DeclineReason; reason?: string }

type RejectFormProps = { name: string; talk: TalkKind; isSending: boolean; onSend: (decline: Decline) => void }

/** A word for the person who is declined: each ready reason declines with one press, and so do one's own words. */
export function RejectForm({ name, talk, isSending, onSend }: RejectFormProps) {
  const { t } = useTranslation('acharya-live')
  const [words, setWords] = useState('')
  const offered = declineReasons.filter((reason) => reason !== 'onlyChat' || talk !== 'Chat')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending && words.trim() !== '') onSend({ reason: words.trim() })
  }
  return (
    <section aria-label={t('ring.rejectTitle', { name })} className="grid gap-2">
      <p>
        <span className="font-semibold">{t('ring.rejectTitle', { name })}</span>{' '}
        <span className="text-sm text-ink-soft">{t('ring.rejectHint')}</span>
      </p>
      {offered.map((reason) => (
        <Button
          key={reason}
          kind="quiet"
          disabled={isSending}
          className="justify-start text-left"
          onClick={() => onSend({ declineReason: reason })}
        >
          {t(`ring.reasons.${reason}`)}
        </Button>
      ))}
      <form method="post" noValidate onSubmit={submit} className="flex gap-2">
        <input
          value={words}
          maxLength={longestReason}
          aria-label={t('ring.rejectReason')}
          placeholder={t('ring.rejectReason')}
          onChange={({ target }) => setWords(target.value)}
          className={`${controlClasses} min-w-0 grow`}
        />
        <Button
          type="submit"
          kind="quiet"
          disabled={isSending || words.trim() === ''}
          aria-label={t('ring.rejectWith')}
          className="px-4!"
        >
          <Send aria-hidden="true" size={20} />
        </Button>
      </form>
    </section>
  )
}
