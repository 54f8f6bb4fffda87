import { type ConsultationSide } from '@sankalp/contract/consultation-life'
import { type ReportReason, reportReasons } from '@sankalp/contract/consultation-rules'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { useBlock, useReport } from '../api/change-consultation.ts'
import { ShownDialog } from './shown-dialog.tsx'

type ReportDialogProps = { consultation: Consultation; side: ConsultationSide; onClose: () => void }

const textLength = 1000

/** Reports a problem to the operators, and offers to block the other side permanently. */
export default function ReportDialog({ consultation, side, onClose }: ReportDialogProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { requestId } = consultation
  const name = nameIn(side === 'user' ? consultation.acharya : consultation.user, language)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [isPressed, setIsPressed] = useState(false)
  const report = useReport(requestId)
  const block = useBlock(requestId)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsPressed(true)
    if (!reason || report.isPending) return
    const onSuccess = () => {
      showToast('success', t('report.done'))
      onClose()
    }
    report.mutate({ reason, text }, { onSuccess })
  }
  const onBlocked = () => showToast('success', t('report.blocked', { name }))
  const error = report.error ?? block.error
  return (
    <ShownDialog title={t('report.title')} onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <RadioGroup
          label={t('report.reason')}
          name="reason"
          value={reason}
          options={reportReasons.map((value) => ({ value, text: t(`report.reasons.${value}`) }))}
          error={isPressed && !reason && t('report.missing')}
          onChange={(value) => setReason(value)}
        />
        <TextAreaField
          label={t('report.text')}
          hint={t('report.hint')}
          name="text"
          rows={3}
          maxLength={textLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormMessage text={Boolean(error) && t('report.failed', { why: errorWords(error, language, '') }).trim()} />
        <div className="flex flex-wrap justify-between gap-3">
          <Button
            kind="danger"
            disabled={block.isSuccess}
            busy={block.isPending && t('report.blocking')}
            onClick={() => block.mutate(true, { onSuccess: onBlocked })}
          >
            {t('report.block', { name })}
          </Button>
          <Button type="submit" busy={report.isPending && t('report.sending')}>
            {t('report.send')}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{t('report.blockHint')}</p>
      </form>
    </ShownDialog>
  )
}
