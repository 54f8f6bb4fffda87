import type { ConsultationDetails } from '@sankalp/contract/consultations'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { useBlock } from '../api/change-consultation.ts'

/** Says that the other side is blocked, and offers to unblock them. */
export function Blocked({
  details: { isBlocked, consultation },
  name,
}: {
  details: ConsultationDetails
  name: string
}) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { mutate, isPending, error } = useBlock(consultation.requestId)
  if (!isBlocked) return null
  return (
    <Notice
      title={t('blocked.title', { name })}
      actions={
        <Button kind="quiet" busy={isPending && t('blocked.undoing')} onClick={() => mutate(false)}>
          {t('blocked.undo')}
        </Button>
      }
    >
      {t('blocked.text')}
      <FormMessage text={Boolean(error) && !isPending && errorWords(error, language, t('failed'))} />
    </Notice>
  )
}
