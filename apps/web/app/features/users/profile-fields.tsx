import { fieldText } from '@sankalp/content/error-text'
import { genders, indianStates, maritalStatuses, outsideIndia } from '@sankalp/contract'
import type { Profile, User } from '@sankalp/contract/users'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { Heading } from '../../ui/heading.tsx'
import { RadioGroup } from '../../ui/choice-fields.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { DateField, TextField, TimeField } from '../../ui/text-field.tsx'
import { localDate } from './profile-values.ts'
import type { ProfileFormState } from './use-profile-form.ts'

type FieldsProps = { form: ProfileFormState; disabled: boolean }

/** Label, value and message of one field, the same way for all of them. */
function useFieldProps({ form, disabled }: FieldsProps) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  return (name: keyof Profile) => {
    const problem = form.problems[name]
    return {
      name,
      label: t(`fields.${name}`),
      required: true,
      disabled,
      value: form.values[name],
      error: problem && (problem === 'required' ? t('missing') : fieldText(problem, language)),
    }
  }
}

function useTextProps(props: FieldsProps) {
  const fieldProps = useFieldProps(props)
  return (name: keyof Profile) => ({
    ...fieldProps(name),
    id: `profile-${name}`,
    onChange: ({ target }: { target: { value: string } }) => props.form.change(name, target.value),
  })
}

export function PersonFields(props: FieldsProps & { user: User }) {
  const { t } = useTranslation('users')
  const choice = useFieldProps(props)
  const text = useTextProps(props)
  const { user, form } = props
  return (
    <Section title={t('sections.you')}>
      <TextField {...text('first_name')} autoComplete="given-name" maxLength={60} />
      <TextField {...text('last_name')} autoComplete="family-name" maxLength={60} />
      <TextField
        id="profile-phone_number"
        label={t('fields.phone_number')}
        hint={t('hints.phone_number')}
        prefix={user.country_code}
        value={user.phone_number}
        readOnly
        className="tabular sm:col-span-2"
      />
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        className="sm:col-span-2"
      />
      <RadioGroup
        {...choice('gender')}
        options={genders.map((value) => ({ value, text: t(`genders.${value}`) }))}
        onChange={(value) => form.change('gender', value)}
      />
      <RadioGroup
        {...choice('marital_status')}
        options={maritalStatuses.map((value) => ({ value, text: t(`maritalStatuses.${value}`) }))}
        onChange={(value) => form.change('marital_status', value)}
      />
    </Section>
  )
}

export function BirthFields(props: FieldsProps) {
  const { t } = useTranslation('users')
  const text = useTextProps(props)
  const [today] = useState(() => localDate(new Date()))
  return (
    <Section title={t('sections.birth')} note={t('birthWhy')}>
      <DateField
        {...text('date_of_birth')}
        hint={t('hints.date_of_birth')}
        min="1900-01-01"
        max={today}
        autoComplete="bday"
      />
      <TimeField {...text('time_of_birth')} hint={t('hints.time_of_birth')} />
      <TextField
        {...text('place_of_birth')}
        hint={t('hints.place_of_birth')}
        maxLength={120}
        className="sm:col-span-2"
      />
    </Section>
  )
}

export function AddressFields(props: FieldsProps) {
  const { t } = useTranslation('users')
  const text = useTextProps(props)
  const states = ([...indianStates, outsideIndia] as const).map((value) => ({ value, text: t(`states.${value}`) }))
  return (
    <Section title={t('sections.address')}>
      <TextField {...text('address')} autoComplete="street-address" maxLength={300} className="sm:col-span-2" />
      <TextField {...text('city')} autoComplete="address-level2" maxLength={80} />
      <SelectField {...text('state')} options={states} prompt={t('choose')} autoComplete="address-level1" />
      <TextField {...text('pincode')} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
    </Section>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-t border-rule pt-5">
      <legend className="float-left w-full">
        <Heading level={2} className="text-2xl">
          {title}
        </Heading>
      </legend>
      {note && <p className="max-w-prose text-ink-soft">{note}</p>}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
