import type { Booking } from '@sankalp/contract/bookings'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { WheelSpinner } from '../../../ui/spinner.tsx'
import { whenWords } from '../slot-words.ts'
import { stepPath } from '../steps.ts'

type PaymentStandProps = { booking: Booking; payment: NonNullable<Booking['payment']> }

/** A booking whose payment was begun and that is not confirmed: what holds now, and what to do. */
export function PaymentStand({ booking, payment }: PaymentStandProps) {
  return (
    <div role="status">
      {payment.status === 'pending' ? (
        <WaitingForBank booking={booking} payment={payment} />
      ) : payment.status === 'paid' ? (
        <PaidInVain booking={booking} payment={payment} />
      ) : (
        <NotPaid booking={booking} payment={payment} />
      )}
    </div>
  )
}

/** It resolves by itself. The user must not pay twice meanwhile. */
function WaitingForBank({ booking, payment }: PaymentStandProps) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  return (
    <Card className="grid gap-3 border-l-4 border-l-marigold">
      <div className="flex items-center gap-3">
        <WheelSpinner size={28} />
        <p className="font-heading text-xl leading-snug">{t('payment.waiting')}</p>
      </div>
      <p className="max-w-prose wrap-anywhere">
        {t(booking.status === 'held' ? 'payment.waitingText' : 'payment.waitingOver', {
          amount: rupeesText(payment.amount, language),
          pooja: booking.pooja.pooja_name,
          when: whenWords(booking.startsAt, language),
        })}
      </p>
      {payment.url && booking.status === 'held' && (
        <div className="grid justify-items-start gap-1">
          <p className="text-sm text-ink-soft">{t('payment.notYet')}</p>
          <LinkButton kind="quiet" href={payment.url} data-plain="" className="max-sm:w-full">
            {t('payment.toPage')}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

/** It came too late, or its price had changed: the money is in the wallet. */
function PaidInVain({ booking, payment }: PaymentStandProps) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const isHeld = booking.status === 'held'
  return (
    <Notice
      kind="warning"
      title={t('payment.inWallet', { amount: rupeesText(payment.amount, language) })}
      actions={<AgainLink booking={booking} text={t(isHeld ? 'payment.toPay' : 'payment.toTime')} />}
    >
      {t(isHeld ? 'payment.inWalletHeld' : 'payment.inWalletOver')}
    </Notice>
  )
}

function NotPaid({ booking, payment }: PaymentStandProps) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const isHeld = booking.status === 'held'
  return (
    <Notice
      kind="warning"
      title={t('payment.failed', { amount: rupeesText(payment.amount, language) })}
      actions={<AgainLink booking={booking} text={t(isHeld ? 'payment.again' : 'payment.toTime')} />}
    >
      {t(isHeld ? 'payment.failedHeld' : 'payment.failedOver', { when: whenWords(booking.startsAt, language) })}
    </Notice>
  )
}

/** To the step of the booking from which it can go on. */
function AgainLink({ booking, text }: { booking: Booking; text: string }) {
  const step = booking.status === 'held' ? 'pay' : 'time'
  return <LinkButton href={stepPath(booking.pooja._id, step, booking.acharya._id)}>{text}</LinkButton>
}
