import { changeableUntil } from '@sankalp/contract/booking-rules'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useServerNow } from '../server-now.ts'
import { whenWords } from '../slot-words.ts'

type ChangeRuleProps = { startsAt: string; skewMs: number }

/** Whether a slot can still be cancelled or moved once it is paid, and until when. Shown before the payment. */
export function ChangeRule({ startsAt, skewMs }: ChangeRuleProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const until = changeableUntil(new Date(startsAt))
  const now = useServerNow(skewMs, [until.getTime()])
  if (now > until.getTime()) return <Notice kind="warning">{t('rule.late')}</Notice>
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      {t('rule.until', { when: whenWords(until.toISOString(), language) })}
    </p>
  )
}
