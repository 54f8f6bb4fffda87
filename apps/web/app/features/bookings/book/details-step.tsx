import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import { profileLimits, profileStates } from '@sankalp/contract/profile-rules'
import type { User } from '@sankalp/contract/users'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { FormSelectField, FormTextField } from '../../../lib/form/fields.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { Form } from '../../../lib/form/form.tsx'
import { showServerProblems } from '../../../lib/form/server-problems.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { toLatinDigits } from '../../../lib/latin-digits.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useCreateBooking } from '../api/create-booking.ts'
import { ActionBar } from './action-bar.tsx'
import {
  type DetailField,
  type DetailsValues,
  checkDetails,
  contactDigits,
  detailFields,
  detailLimits,
  detailsOfUser,
  toDetails,
} from './details-values.ts'
import type { StepProps } from './step-props.ts'

type DetailsStepProps = StepProps & { user: User }

/** Asks for whom the pooja is: the specification's fields from the profile, and the names for the sankalp. */
export function DetailsStep({ hand, lines, timed, user, goTo, onHoldOver }: DetailsStepProps) {
  const { t } = useTranslation(['bookings', 'users'])
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const { create, isPending, error, reset } = useCreateBooking()
  const form = useForm<DetailsValues>({
    defaultValues: hand.draft.details ?? detailsOfUser(user),
    resolver: checkDetails,
    shouldFocusError: false,
  })

  const keep = useEffectEvent((details: DetailsValues) => hand.change({ details }))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form])

  const focusFirst = (names: readonly string[]) => {
    const first = detailFields.find((field) => names.includes(field))
    if (first) focusField(element.current, first)
  }
  const save = async (values: DetailsValues) => {
    if (!timed) return
    hand.change({ details: values })
    try {
      await create(timed.booking, toDetails(values))
      goTo('dakshina')
    } catch (failure) {
      if (refusalFacts(failure, 'HOLD_EXPIRED')) return onHoldOver()
      const wrong = showServerProblems(form, failure, detailFields)
      if (wrong) focusFirst([wrong])
    }
  }
  const submit = useOneAtATime(() => {
    reset()
    return form.handleSubmit(save, (errors) => focusFirst(Object.keys(errors)))()
  })

  const problemText = (field: DetailField, problem: FieldProblem) => {
    if (problem === 'required') return t('details.missing')
    if (problem === 'pincode') return t('details.pinOfState')
    return field === 'sankalpNames' && problem === 'tooLong' ? t('details.tooManyNames') : fieldText(problem, language)
  }
  const field = (name: DetailField) => ({ name, id: `booking-${name}`, label: t(`details.${name}`) })
  const states = profileStates.map((value) => ({ value, text: t(`users:states.${value}`) }))

  return (
    <Form ref={element} form={form} problemText={problemText} onSubmit={submit} className="grid gap-6">
      <div className="grid gap-1">
        <Heading level={2}>{t('details.title')}</Heading>
        <p className="text-ink-soft">{t('details.intro')}</p>
      </div>
      <fieldset disabled={isPending} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FormTextField {...field('name')} required autoComplete="name" maxLength={detailLimits.name} />
        <FormTextField
          {...field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={profileLimits.email}
        />
        <FormTextField
          {...field('contact')}
          required
          prefix="+91"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={contactDigits}
          normalize={(typed) => toLatinDigits(typed).replace(/\D/g, '')}
        />
        <FormTextField {...field('address')} required autoComplete="street-address" maxLength={profileLimits.address} />
        <FormSelectField
          {...field('state')}
          required
          options={states}
          prompt={t('details.chooseState')}
          autoComplete="address-level1"
        />
        <FormTextField {...field('city')} required autoComplete="address-level2" maxLength={profileLimits.city} />
        <FormTextField
          {...field('pinCode')}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={profileLimits.pincode}
          normalize={toLatinDigits}
        />
      </fieldset>
      <fieldset disabled={isPending} className="grid gap-x-6 gap-y-5 border-t border-rule pt-4 sm:grid-cols-2">
        <legend className="float-left w-full sm:col-span-2">
          <Heading level={3}>{t('details.optional')}</Heading>
        </legend>
        <FormTextField
          {...field('gotra')}
          hint={t('details.gotraHint')}
          autoComplete="off"
          maxLength={detailLimits.gotra}
        />
        <FormTextField
          {...field('sankalpNames')}
          hint={t('details.sankalpNamesHint')}
          autoComplete="off"
          maxLength={detailLimits.names}
        />
      </fieldset>
      <ActionBar
        lines={lines}
        message={
          <FormMessage
            text={Boolean(error) && t('details.failed', { why: errorWords(error, language, t('somethingWrong')) })}
          />
        }
      >
        <Button type="submit" busy={isPending && t('details.saving')}>
          {t('details.submit')}
        </Button>
      </ActionBar>
    </Form>
  )
}
