import { dakshinaRange } from '@sankalp/contract/booking-rules'
import { type FormEvent, useState } from 'react'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { toDigits, wholeRupeesRule } from '../../../shared/money/whole-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDakshina } from '../../../shared/dakshina/use-dakshina.ts'
import { useUpdateBooking } from '../api/update-booking.ts'
import { ActionBar } from './action-bar.tsx'
import { addedDakshina } from '../steps.ts'
import type { StepProps } from './step-props.ts'

/**
 * Asks for a gift to the acharya. It counts once Proceed is pressed with an amount; typing or picking another removes
 * it again.
 */
export function DakshinaStep({ acharya, hand, lines, timed, goTo, onHoldOver }: StepProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const [isOutOfRange, setIsOutOfRange] = useState(false)
  const { update, isPending, error } = useUpdateBooking()
  const { dakshina: typed, isDakshinaAdded: isAdded } = hand.draft
  const rupees = (amount: number) => wholeRupeesText(amount, language)
  // What paid money in the wallet does not cover of it is paid at the provider.
  const rule = wholeRupeesRule(dakshinaRange)

  const enter = (amount: string) => {
    setIsOutOfRange(false)
    hand.change({ dakshina: amount, isDakshinaAdded: false })
  }
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (typed === '') return
    const isRight = rule(typed) === null
    setIsOutOfRange(!isRight)
    if (isRight) hand.change({ isDakshinaAdded: true })
  }
  const goOn = useOneAtATime(async () => {
    if (!timed) return
    const wanted = addedDakshina(hand.draft)
    try {
      if (timed.booking.dakshina !== wanted) await update(timed.booking._id, { dakshina: wanted || null })
      goTo('pay')
    } catch (failure) {
      // Other errors are shown below.
      if (refusalFacts(failure, 'HOLD_EXPIRED')) onHoldOver()
    }
  })

  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <Heading level={2}>{t('dakshina.title')}</Heading>
        <p className="max-w-prose wrap-anywhere text-ink-soft">{t('dakshina.intro', { acharya: acharya.name })}</p>
      </div>
      <Presets typed={typed} onPick={enter} />
      <form
        method="post"
        noValidate
        onSubmit={proceed}
        className="grid max-w-lg grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2"
      >
        <TextField
          name="dakshina"
          label={t('dakshina.amount')}
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          error={
            isOutOfRange && t('dakshina.outOfRange', { min: rupees(dakshinaRange.min), max: rupees(dakshinaRange.max) })
          }
          onChange={({ target }) => enter(toDigits(target.value))}
        />
        {/* Align with the field, whose label is above it. */}
        <Button kind="quiet" type="submit" className="mt-7 hi:mt-[1.85rem]">
          {t('dakshina.proceed')}
        </Button>
        <p
          role="status"
          className={classes(
            'tabular col-span-2 empty:hidden',
            isAdded ? 'font-semibold text-peacock' : 'text-sm text-ink-soft',
          )}
        >
          {isAdded
            ? t('dakshina.added', { amount: rupees(Number(typed)) })
            : rule(typed) === null && t('dakshina.notAdded', { amount: rupees(Number(typed)) })}
        </p>
      </form>
      {isAdded && (
        <div>
          <Button kind="quiet" onClick={() => enter('')}>
            {t('dakshina.remove')}
          </Button>
        </div>
      )}
      <ActionBar
        lines={lines}
        message={<FormMessage text={Boolean(error) && errorWords(error, language, t('somethingWrong'))} />}
      >
        <Button onClick={() => void goOn()} busy={isPending && t('dakshina.saving')}>
          {t(isAdded ? 'dakshina.continue' : 'dakshina.continueWithout')}
        </Button>
      </ActionBar>
    </div>
  )
}

/** Offers the usual amounts, one press each, and marks the most common one. */
function Presets({ typed, onPick }: { typed: string; onPick: (amount: string) => void }) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const { data: options, error } = useDakshina()
  if (error && !options) return <p className="text-ink-soft">{t('dakshina.failed')}</p>
  if (!options) return <Skeleton className="h-24 w-full" />
  return (
    <ul aria-label={t('dakshina.presets')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {options.map(({ _id, name, dakhinaAmount, mostPopular }) => {
        const isPicked = typed === String(dakhinaAmount)
        return (
          <li key={_id}>
            <button
              type="button"
              aria-pressed={isPicked}
              onClick={() => onPick(String(dakhinaAmount))}
              className={classes(
                'grid h-full min-h-16 w-full content-center justify-items-start gap-0.5 rounded-lg border px-4 py-2 text-left transition-colors duration-150',
                isPicked
                  ? 'border-marigold bg-marigold text-on-marigold'
                  : 'bg-paper-raised hover:border-ink hover:bg-paper-sunk',
                !isPicked && (mostPopular ? 'border-2 border-marigold' : 'border-rule-strong'),
              )}
            >
              <span className="tabular font-heading text-xl leading-snug">
                {wholeRupeesText(dakhinaAmount, language)}
              </span>
              <span className={classes('text-sm', mostPopular ? 'font-semibold' : !isPicked && 'text-ink-soft')}>
                {mostPopular ? t('dakshina.popular') : name}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
