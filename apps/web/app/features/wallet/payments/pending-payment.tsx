import { paymentMinutes } from '@sankalp/contract/payment-rules'
import type { Payment } from '@sankalp/contract/payments'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { WheelSpinner } from '../../../ui/spinner.tsx'
import { useFollowPayment } from '../api/follow-payment.ts'
import { useGiveUpPayment } from '../api/give-up-payment.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { minutesLeft } from './minutes-left.ts'

type PendingPaymentProps = { payment: Payment; isHeldBack: boolean }

/**
 * Shows a pending payment: the amount, the time left, a link to its page, and a way to cancel it. It resolves by
 * itself.
 */
export function PendingPayment({ payment, isHeldBack }: PendingPaymentProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const isOnline = useIsOnline()
  const { error } = useFollowPayment(payment)
  const givingUp = useGiveUpPayment(payment)
  const left = minutesLeft(payment, useEachQuarterMinute())
  const rupees = (amount: number) => wholeRupeesText(amount, language)
  return (
    <Card className="grid gap-3 border-l-4 border-l-marigold">
      <div className="flex items-center gap-3">
        <WheelSpinner size={28} />
        <p className="font-heading text-xl leading-snug">{t('pending.title', { amount: rupees(payment.amount) })}</p>
      </div>
      <p>{t(isHeldBack ? 'pending.heldBack' : 'pending.text', { credit: rupees(payment.credit) })}</p>
      <div>
        <p aria-live="off" className="tabular text-sm text-ink-soft">
          {left > 0 ? t('pending.left', { count: left }) : t('pending.over')}
        </p>
        <div aria-hidden="true" className="mt-1 h-1 rounded-full bg-rule">
          <div className="h-full rounded-full bg-marigold" style={{ width: `${(left / paymentMinutes) * 100}%` }} />
        </div>
      </div>
      {!isOnline ? (
        <p className="font-semibold">{t('pending.offline')}</p>
      ) : error ? (
        <p className="font-semibold">{t('pending.away')}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {payment.url && left > 0 && (
          <LinkButton
            href={payment.url}
            target="_blank"
            rel="noopener"
            kind={isHeldBack ? 'primary' : 'quiet'}
            icon={<ExternalLink aria-hidden="true" size={18} />}
            className="max-sm:w-full"
          >
            {t('pending.open')}
          </LinkButton>
        )}
        <Button
          kind="quiet"
          disabled={!isOnline}
          busy={givingUp.isPending && t('pending.givingUp')}
          onClick={() => givingUp.mutate()}
          className="max-sm:w-full"
        >
          {t('pending.giveUp')}
        </Button>
      </div>
      <FormMessage
        text={
          givingUp.error !== null && t('pending.notGivenUp', { why: errorWords(givingUp.error, language, '') }).trim()
        }
      />
    </Card>
  )
}

function useEachQuarterMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
