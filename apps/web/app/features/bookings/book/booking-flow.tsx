import { useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { bookingKeys } from '../api/booking-keys.ts'
import { useAcharyas } from '../api/get-acharyas.ts'
import { useBooking } from '../api/get-booking.ts'
import { useAcharya, usePooja } from '../api/get-pooja.ts'
import { dakshinaRupees, linesOfBooking, linesOfPooja } from '../price.ts'
import { slotInstant, whenWords } from '../slot-words.ts'
import { type BookingStep, readStep, stepPath, stepToShow } from '../steps.ts'
import { useDraft } from '../use-draft.ts'
import { BookingHeader } from './booking-header.tsx'
import { BookingSkeleton, StepSkeleton } from './booking-skeleton.tsx'
import { HoldLine } from './hold-line.tsx'
import { StepBar } from './step-bar.tsx'
import { TimeStep } from './time-step.tsx'
import { useIsHeld } from './use-hold.ts'
import type { BookingPageProps, StepProps } from './step-props.ts'
import type * as Steps from './later-steps.ts'

/** The later steps and what is seldom shown: their scripts are loaded while the time is chosen. */
const laterSteps = () => import('./later-steps.ts')
const laterStep = <Name extends keyof typeof Steps>(name: Name) =>
  lazy(async () => ({ default: (await retryImport(laterSteps))[name] }))
const CannotBook = laterStep('CannotBook')
const DetailsStep = laterStep('DetailsStep')
const PayStep = laterStep('PayStep')

type BookingFlowProps = BookingPageProps & { userId: string; poojaId: string; wanted: string | undefined }

/** Decides which step of a booking may be shown, and holds what the steps share. */
export function BookingFlow({
  user,
  userError,
  onRetryUser,
  availablePaise,
  availablePaidPaise,
  userId,
  poojaId,
  wanted,
}: BookingFlowProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const hand = useDraft(userId, poojaId)
  const { draft } = hand
  const acharyas = useAcharyas()
  const addressed = search.get('acharya') ?? ''
  // Without a choice, take the acharya who is free first: another one is a press away.
  const acharyaId = addressed || draft.acharyaId || (acharyas.data?.[0]?._id ?? '')
  const pooja = usePooja(poojaId)
  const acharya = useAcharya(acharyaId)
  // The list knows the others already, so that the page stays while another one is chosen.
  const chosenAcharya = acharya.data ?? acharyas.data?.find(({ _id }) => _id === acharyaId)
  const { data: timed, error: bookingError } = useBooking(draft.bookingId)
  const isHeld = useIsHeld(timed)

  // Another acharya has other slots: release the chosen and held slot of the first one, and retain the rest.
  const adopt = useEffectEvent((chosenId: string) => {
    if (chosenId && chosenId !== draft.acharyaId)
      hand.change({ acharyaId: chosenId, ...(draft.acharyaId && { time: '', bookingId: '' }) })
    // The page of the pooja may pass one of the next free slots.
    const slot = { date: search.get('date') ?? '', time: search.get('time') ?? '' }
    if (slotInstant(slot)) hand.change(slot)
  })
  useEffect(() => adopt(acharyaId), [acharyaId])

  // The acharya of an earlier visit is gone: take another one.
  const isAcharyaGone = addressed === '' && refusalFacts(acharya.error, 'NOT_FOUND') !== null
  const forgetAcharya = useEffectEvent(() => hand.change({ acharyaId: '', time: '', bookingId: '' }))
  useEffect(() => {
    if (isAcharyaGone) forgetAcharya()
  }, [isAcharyaGone])

  const isUnknown = refusalFacts(bookingError, 'NOT_FOUND') !== null
  const forget = useEffectEvent(() => hand.change({ bookingId: '' }))
  useEffect(() => {
    if (isUnknown) forget()
  }, [isUnknown])

  // Paid, here or in another tab: continue on the page of booked poojas.
  const isPaid = timed !== undefined && !['held', 'expired'].includes(timed.booking.status)
  useEffect(() => {
    if (isPaid) void navigate(`/bookedpooja?booked=${draft.bookingId}`, { replace: true })
  }, [isPaid, draft.bookingId, navigate])

  // Load the later steps when idle, so that none of them has to wait for its script.
  useEffect(() => whenIdle(() => void laterSteps().catch(() => {})), [])

  const pathOf = (step: BookingStep) => stepPath(poojaId, step, acharyaId)
  const known = { bookingId: draft.bookingId, booking: timed?.booking }
  const shown = stepToShow(readStep(wanted), known)
  const way = shown === wanted ? null : pathOf(shown)
  useEffect(() => {
    if (way !== null && !isPaid) void navigate(way, { replace: true })
  }, [way, isPaid, navigate])

  if (pooja.error && !pooja.data)
    return <CannotBook missing="pooja" error={pooja.error} onRetry={() => void pooja.refetch()} />
  const ofAcharya = acharyaId === '' ? acharyas : acharya
  if (acharyaId === '' ? !acharyas.isPending : acharya.error && !chosenAcharya && !isAcharyaGone)
    return (
      <CannotBook
        missing="acharya"
        poojaId={poojaId}
        error={ofAcharya.error}
        onRetry={() => void ofAcharya.refetch()}
      />
    )
  if (userError && !user) return <CannotBook missing="user" error={userError} onRetry={onRetryUser} />
  if (!pooja.data || !chosenAcharya || isPaid || way !== null) return <BookingSkeleton />

  const dakshina = dakshinaRupees(draft.dakshina)
  const startsAt = slotInstant(draft)
  const props: StepProps = {
    pooja: pooja.data,
    acharya: chosenAcharya,
    hand,
    lines: timed && isHeld ? linesOfBooking(timed.booking, dakshina) : linesOfPooja(pooja.data.amount, dakshina),
    timed,
    isHeld,
    pathOf,
    goTo: (next) => void navigate(pathOf(next)),
    onHoldOver: () => {
      void queryClient.invalidateQueries({ queryKey: bookingKeys.one(userId, draft.bookingId) })
      void navigate(pathOf('time'))
    },
  }
  const isAfterTime = shown !== 'time'
  const chosen = [
    // The line of the hold names the time as well.
    startsAt && !(isHeld && isAfterTime) && whenWords(startsAt, language),
    timed?.booking.name,
    dakshina > 0 && `${t('price.dakshina')} ${wholeRupeesText(dakshina, language)}`,
  ].filter((text) => typeof text === 'string' && text !== '') as string[]

  return (
    <div className="grid gap-6">
      <BookingHeader pooja={pooja.data} acharya={chosenAcharya} />
      <StepBar
        poojaId={poojaId}
        acharyaId={acharyaId}
        step={shown}
        furthest={stepToShow('pay', known)}
        chosen={chosen}
      />
      {timed && isHeld && isAfterTime && <HoldLine booking={timed.booking} skewMs={timed.skewMs} />}
      {timed && !isHeld && isAfterTime && (
        <div role="alert">
          <Notice
            kind="warning"
            title={t('hold.over')}
            actions={<LinkButton href={pathOf('time')}>{t('hold.again')}</LinkButton>}
          >
            {t('hold.overText')}
          </Notice>
        </div>
      )}
      <Suspense fallback={<StepSkeleton />}>
        {shown === 'time' && <TimeStep {...props} user={user} acharyas={acharyas.data ?? []} />}
        {shown === 'details' && (user && timed ? <DetailsStep {...props} user={user} /> : <StepSkeleton />)}
        {shown === 'pay' &&
          (timed ? (
            <PayStep
              {...props}
              booking={timed.booking}
              availablePaise={availablePaise}
              availablePaidPaise={availablePaidPaise}
            />
          ) : (
            <StepSkeleton />
          ))}
      </Suspense>
    </div>
  )
}
