import type { Payment } from '@sankalp/contract/payments'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { wayBackOf, wayBackWord } from './after-payment.ts'

type EndedPaymentProps = { payment: Payment; back: string; onRetry: () => void; onPutAway: () => void }

/** Shows the result of a payment until the user dismisses it. */
export function EndedPayment(props: EndedPaymentProps) {
  if (props.payment.status === 'paid') return <PaidPayment {...props} />
  return props.payment.status === 'givenUp' ? <GivenUpPayment {...props} /> : <UnpaidPayment {...props} />
}

function PaidPayment({ payment, back, onPutAway }: EndedPaymentProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { paymentId, amount, credit, transferId } = payment
  const target = wayBackOf(paymentId) || back
  const rupees = (value: number) => wholeRupeesText(value, language)
  const text =
    credit > amount
      ? t('paid.withExtra', { amount: rupees(amount), extra: rupees(credit - amount) })
      : t('paid.text', { amount: rupees(amount) })
  return (
    <Notice
      kind="success"
      title={
        <span className="font-heading text-xl leading-snug font-normal">
          {t('paid.title', { credit: rupees(credit) })}
        </span>
      }
      actions={
        <>
          {target && <LinkButton href={target}>{t(wayBackWord(target))}</LinkButton>}
          {transferId && (
            <LinkButton kind="quiet" href={`/mywallet/receipt/${transferId}`}>
              {t('paid.receipt')}
            </LinkButton>
          )}
          <Button kind="quiet" onClick={onPutAway}>
            {t('paid.done')}
          </Button>
        </>
      }
    >
      {text}
      <RefundLine payment={payment} />
    </Notice>
  )
}

/** Shows a payment that the user cancelled: nothing failed, so there is no retry. */
function GivenUpPayment({ payment, onPutAway }: EndedPaymentProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  return (
    <Notice
      title={t('givenUp.title', { amount: wholeRupeesText(payment.amount, language) })}
      actions={
        <Button kind="quiet" onClick={onPutAway}>
          {t('givenUp.close')}
        </Button>
      }
    >
      {t('givenUp.text')}
    </Notice>
  )
}

function UnpaidPayment({ payment, onRetry, onPutAway }: EndedPaymentProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const status = payment.status === 'expired' ? 'expired' : 'failed'
  return (
    <Notice
      kind="warning"
      title={t(`${status}.title`, { amount: wholeRupeesText(payment.amount, language) })}
      actions={
        <>
          <Button onClick={onRetry}>{t('failed.again')}</Button>
          <Button kind="quiet" onClick={onPutAway}>
            {t('failed.close')}
          </Button>
        </>
      }
    >
      {t(`${status}.text`)}
      <RefundLine payment={payment} />
    </Notice>
  )
}

/** Shows the state of a refund for a payment that came too late or twice. */
function RefundLine({ payment: { refund } }: { payment: Payment }) {
  const { t } = useTranslation('wallet')
  return refund === 'none' ? null : <p className="mt-2">{t(`goingBack.${refund}`)}</p>
}
