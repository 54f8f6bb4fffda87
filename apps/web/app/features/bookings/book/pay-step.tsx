import type { Booking } from '@sankalp/contract/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { toPaise, wholeRupeesText } from '../../../shared/money/rupees.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { bookingKeys } from '../api/booking-keys.ts'
import { keepBooking } from '../api/get-booking.ts'
import { usePayForBooking } from '../api/pay-for-booking.ts'
import { useUpdateBooking } from '../api/update-booking.ts'
import { dakshinaRule, dakshinaRupees, totalPaise } from '../price.ts'
import { clockOf, whenWords } from '../slot-words.ts'
import type { BookingStep } from '../steps.ts'
import { ActionBar } from './action-bar.tsx'
import { ChangeRule } from './change-rule.tsx'
import { DakshinaChoice } from './dakshina-choice.tsx'
import type { BookingPageProps, StepProps } from './step-props.ts'

type PayStepProps = StepProps & Pick<BookingPageProps, 'availablePaise' | 'availablePaidPaise'> & { booking: Booking }

/**
 * Everything once more, a dakshina for those who wish, and one press: from the wallet, and what that lacks at the
 * provider, in this tab. Where it leads when it is paid, the page around decides.
 */
export function PayStep({
  booking,
  acharya,
  hand,
  timed,
  lines,
  availablePaise,
  availablePaidPaise,
  pathOf,
  onHoldOver,
}: PayStepProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { pay, isPending: isPaying, isTryingAgain, error: payError } = usePayForBooking()
  const { update, isPending: isSaving, error: saveError, reset: resetSave } = useUpdateBooking()
  const isPending = isPaying || isSaving
  const error = saveError ?? payError
  const [changed, setChanged] = useState<{ beforePaise: number; nowPaise: number } | null>(null)
  const duePaise = changed?.nowPaise ?? totalPaise(lines)
  const [isLeaving, setIsLeaving] = useState(false)
  const dakshinaPaise = lines.find(({ charge }) => charge === 'dakshina')?.amountPaise ?? 0
  // Bonus money would cover the rest, but not the dakshina.
  const isDakshinaShort =
    availablePaise !== null &&
    availablePaidPaise !== null &&
    availablePaise > availablePaidPaise &&
    dakshinaPaise > availablePaidPaise
  const missingPaise = Math.max(
    0,
    availablePaise === null ? 0 : duePaise - availablePaise,
    isDakshinaShort ? dakshinaPaise - availablePaidPaise : 0,
  )
  const { payment } = booking
  const rupees = (paise: number) => wholeRupeesText(paise / 100, language)

  const { dakshina } = hand.draft
  const chooseDakshina = (typed: string) => {
    setChanged(null)
    hand.change({ dakshina: typed })
  }

  const press = useOneAtATime(async () => {
    // Its field says what is wrong.
    if (dakshina !== '' && dakshinaRule(dakshina) !== null)
      return document.querySelector<HTMLInputElement>('input[name="dakshina"]')?.focus()
    const description = t('pay.description', {
      pooja: booking.pooja.pooja_name,
      acharya: booking.acharya.name,
      when: whenWords(booking.startsAt, language),
    })
    try {
      resetSave()
      const rupeesGiven = dakshinaRupees(dakshina)
      if (booking.dakshina !== rupeesGiven) await update(booking._id, { dakshina: rupeesGiven || null })
      const answer = await pay(booking, duePaise, description.slice(0, 200))
      if (answer.url) {
        setIsLeaving(true)
        // Replace this page, so that a user who goes back sees the state of the payment and starts no second one.
        await navigate(`/bookedpooja?booked=${booking._id}`, { replace: true })
        return window.location.assign(answer.url)
      }
      showToast('success', t('pay.done'))
      if (answer.booking) keepBooking(queryClient, userId, answer.booking)
    } catch (failure) {
      const price = refusalFacts(failure, 'PRICE_CHANGED')
      if (price) setChanged({ beforePaise: duePaise, nowPaise: price.totalPaise })
      if (refusalFacts(failure, 'HOLD_EXPIRED')) return onHoldOver()
      // Its price or its state differs from what this page knows.
      void queryClient.invalidateQueries({ queryKey: bookingKeys.one(userId, booking._id) })
    }
  })

  const isLimit = refusalFacts(error, 'DAILY_LIMIT_REACHED') !== null
  const isPriceChanged = refusalFacts(error, 'PRICE_CHANGED') !== null
  return (
    <div className="grid gap-6">
      <Heading level={2}>{t('pay.title')}</Heading>
      <Summary booking={booking} pathOf={pathOf} />
      <DakshinaChoice acharyaName={acharya.name} typed={dakshina} disabled={isPending} onChange={chooseDakshina} />
      <div className="grid gap-1 border-t border-rule pt-4">
        {availablePaise !== null && (
          <p className="tabular font-semibold">{t('pay.wallet', { amount: rupees(availablePaise) })}</p>
        )}
        {isDakshinaShort && (
          <p className="max-w-prose">{t('dakshina.fromPaid', { amount: rupees(availablePaidPaise) })}</p>
        )}
        {missingPaise > 0 && availablePaise !== null && (
          <p className="max-w-prose">
            {availablePaise > 0 && duePaise > missingPaise
              ? t('pay.rest', { wallet: rupees(duePaise - missingPaise), rest: rupees(missingPaise) })
              : t('pay.all', { rest: rupees(missingPaise) })}{' '}
            {payment && booking.heldUntil
              ? t('pay.keptUntil', { time: clockOf(booking.heldUntil, language) })
              : t('pay.kept')}
          </p>
        )}
      </div>
      {payment?.status === 'pending' && payment.url && (
        <Notice
          kind="warning"
          title={t('pay.pending', { amount: rupees(toPaise(payment.amount)) })}
          actions={
            <LinkButton kind="quiet" href={payment.url} data-plain="">
              {t('pay.goOn')}
            </LinkButton>
          }
        >
          {t('pay.pendingText')}
        </Notice>
      )}
      <ChangeRule startsAt={booking.startsAt} skewMs={timed?.skewMs ?? 0} />
      <ActionBar
        lines={lines}
        message={
          <>
            {changed && (
              <div role="alert">
                <Notice kind="warning" title={t('pay.priceChanged')}>
                  {t('pay.priceChangedText', { before: rupees(changed.beforePaise), now: rupees(changed.nowPaise) })}
                </Notice>
              </div>
            )}
            <FormMessage kind="info" text={isPending && isTryingAgain && t('pay.waiting')} />
            <FormMessage
              text={Boolean(error) && !isPriceChanged && !isPending && errorWords(error, language, t('somethingWrong'))}
            />
            {isLimit && (
              <LinkButton kind="quiet" href="/mywallet">
                {t('pay.toWallet')}
              </LinkButton>
            )}
          </>
        }
      >
        <Button
          onClick={() => void press()}
          busy={isLeaving ? t('pay.leaving') : isPending && t(isTryingAgain ? 'pay.tryingAgain' : 'pay.paying')}
        >
          {missingPaise > 0
            ? t('pay.payRest', { amount: rupees(missingPaise) })
            : t('pay.pay', { amount: rupees(duePaise) })}
        </Button>
      </ActionBar>
    </div>
  )
}

/** Shows what is about to be paid for, each part with a link back to its step. */
function Summary({ booking, pathOf }: { booking: Booking; pathOf: PayStepProps['pathOf'] }) {
  const { t } = useTranslation(['bookings', 'users'])
  const language = useLanguage()
  const address = [
    booking.address,
    booking.city,
    booking.state && t(`users:states.${booking.state as 'Goa'}`),
    booking.pinCode,
  ]
    .filter(Boolean)
    .join(', ')
  const rows: { label: string; text: string; step?: BookingStep }[] = [
    { label: t('pay.acharya'), text: booking.acharya.name },
    { label: t('pay.when'), text: whenWords(booking.startsAt, language), step: 'time' },
    {
      label: t('pay.for'),
      text: [booking.name, booking.email, booking.contact && `+91 ${booking.contact}`].filter(Boolean).join(', '),
      step: 'details',
    },
    { label: t('pay.address'), text: address, step: 'details' },
    ...(booking.gotra ? [{ label: t('pay.gotra'), text: booking.gotra, step: 'details' as const }] : []),
    ...(booking.sankalpNames.length > 0
      ? [{ label: t('pay.names'), text: booking.sankalpNames.join(', '), step: 'details' as const }]
      : []),
  ]
  return (
    <dl className="grid">
      {rows.map(({ label, text, step }) => (
        <div key={label} className="border-t border-rule py-2">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="grid grid-cols-[1fr_auto] items-start gap-x-4">
            <span className="wrap-anywhere">{text}</span>
            {step && (
              <a
                href={pathOf(step)}
                aria-label={`${t('pay.change')}: ${label}`}
                className="-my-3 inline-flex min-h-12 items-center font-semibold"
              >
                {t('pay.change')}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
