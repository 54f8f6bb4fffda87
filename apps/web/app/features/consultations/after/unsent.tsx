import { useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { keepUnsent, readKept } from '../room/outbox.ts'

/** Shows the messages that were not delivered before the end, so that none is lost silently. */
export function Unsent({ requestId }: { requestId: string }) {
  const { t } = useTranslation('consultations')
  const [unsent, setUnsent] = useState(() => readKept(requestId))
  if (unsent.length === 0) return null
  const clear = () => {
    keepUnsent(requestId, [])
    setUnsent([])
  }
  return (
    <Notice
      kind="warning"
      title={t('unsent.title')}
      actions={
        <Button kind="quiet" onClick={clear}>
          {t('unsent.clear')}
        </Button>
      }
    >
      {unsent.map(({ id, text }) => (
        <p key={id} className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </Notice>
  )
}
