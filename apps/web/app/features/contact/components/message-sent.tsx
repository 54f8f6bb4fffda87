import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { Sent } from './use-contact-form.ts'

/** Replaces the form when a message has been delivered. */
export function MessageSent({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t } = useTranslation('contact')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('done.title')}
      </h2>
      <p>
        <span className="block text-sm text-ink-soft">{t('done.reference')}</span>
        <strong data-reference="" className="tabular text-2xl font-semibold tracking-wide">
          {sent.reference}
        </strong>
      </p>
      <p>{t('done.text', { address: sent.address })}</p>
      <Button kind="quiet" onClick={onAnother}>
        {t('done.another')}
      </Button>
    </div>
  )
}
