import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import { profileLimits, profileStates } from '@sankalp/contract/profile-rules'
import type { User } from '@sankalp/contract/users'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
import { usePinCodePlace } from '../../../shared/places/use-pin-code-place.ts'
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

/** Asks for whom the pooja is: first who is named in the sankalp, then how and where to reach them, from the profile. */
export function DetailsStep({ hand, lines, timed, user, goTo, onHoldOver }: DetailsStepProps) {
  const { t } = useTranslation(['bookings', 'users'])
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const { create, isPending, error, reset } = useCreateBooking()
  const [first] = useState(() => hand.draft.details ?? detailsOfUser(user))
  const form = useForm<DetailsValues>({
    defaultValues: first,
    resolver: checkDetails,
    shouldFocusError: false,
  })

  const lookUpPinCode = usePinCodePlace({
    first: first.pinCode,
    read: () => form.getValues('pinCode'),
    fill: ({ state, city }) => {
      form.setValue('state', state, { shouldValidate: form.formState.isSubmitted })
      if (city) form.setValue('city', city, { shouldValidate: form.formState.isSubmitted })
    },
  })
  const keep = useEffectEvent((details: DetailsValues) => {
    hand.change({ details })
    void lookUpPinCode()
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form])

  const focusFirst = (names: readonly string[]) => {
    const field = detailFields.find((name) => names.includes(name))
    if (field) focusField(element.current, field)
  }
  const save = async (values: DetailsValues) => {
    if (!timed) return
    hand.change({ details: values })
    try {
      await create(timed.booking, toDetails(values))
      goTo('pay')
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
      <Heading level={2}>{t('details.title')}</Heading>
      <fieldset disabled={isPending} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FormTextField
          {...field('name')}
          className="sm:col-span-2"
          required
          autoComplete="name"
          maxLength={detailLimits.name}
        />
        <FormTextField
          {...field('sankalpNames')}
          hint={t('details.sankalpNamesHint')}
          autoComplete="off"
          maxLength={detailLimits.names}
        />
        <FormTextField
          {...field('gotra')}
          hint={t('details.gotraHint')}
          autoComplete="off"
          maxLength={detailLimits.gotra}
        />
      </fieldset>
      <fieldset disabled={isPending} className="grid gap-x-6 gap-y-5 border-t border-rule pt-4 sm:grid-cols-2">
        <legend className="float-left w-full sm:col-span-2">
          <Heading level={3}>{t('details.reach')}</Heading>
          <span className="text-ink-soft">{t('details.intro')}</span>
        </legend>
        <FormTextField
          {...field('contact')}
          required
          prefix="+91"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={contactDigits}
          normalize={(typed) => toLatinDigits(typed).replace(/\D/g, '')}
        />
        <FormTextField
          {...field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={profileLimits.email}
        />
        <FormTextField
          {...field('pinCode')}
          className="sm:col-span-2 sm:max-w-48"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={profileLimits.pincode}
          hint={t('details.pinCodeHint')}
          normalize={toLatinDigits}
        />
        <FormTextField {...field('city')} required autoComplete="address-level2" maxLength={profileLimits.city} />
        <FormSelectField
          {...field('state')}
          required
          options={states}
          prompt={t('details.chooseState')}
          autoComplete="address-level1"
        />
        <FormTextField
          {...field('address')}
          className="sm:col-span-2"
          required
          autoComplete="street-address"
          maxLength={profileLimits.address}
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
