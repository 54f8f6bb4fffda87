import { genders, maritalStatuses } from '@sankalp/contract'
import { type ProfileField, profileLimits, profileStates } from '@sankalp/contract/profile-rules'
import type { User } from '@sankalp/contract/users'
import type { ReactNode } from 'react'
import { FormRadioGroup, FormSelectField, FormTextField } from '../../../lib/form/fields.tsx'
import { toLatinDigits } from '../../../lib/latin-digits.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Heading } from '../../../ui/heading.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Returns a function that gives the name and label of a field, the same way for all fields. */
function useFieldProps() {
  const { t } = useTranslation('users')
  return (name: ProfileField) => ({ name, id: `profile-${name}`, label: t(`fields.${name}`), required: true })
}

export function PersonFields({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const field = useFieldProps()
  return (
    <Section title={t('sections.you')}>
      <FormTextField {...field('first_name')} autoComplete="given-name" maxLength={profileLimits.first_name} />
      <FormTextField {...field('last_name')} autoComplete="family-name" maxLength={profileLimits.last_name} />
      <TextField
        id="profile-phone_number"
        label={t('fields.phone_number')}
        hint={t('hints.phone_number')}
        prefix={user.country_code}
        value={user.phone_number}
        readOnly
        className="tabular sm:col-span-2"
      />
      <FormTextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={profileLimits.email}
        className="sm:col-span-2"
      />
      <FormRadioGroup {...field('gender')} options={genders.map((value) => ({ value, text: t(`genders.${value}`) }))} />
      <FormRadioGroup
        {...field('marital_status')}
        options={maritalStatuses.map((value) => ({ value, text: t(`maritalStatuses.${value}`) }))}
      />
    </Section>
  )
}

export function AddressFields() {
  const { t } = useTranslation('users')
  const field = useFieldProps()
  const states = profileStates.map((value) => ({ value, text: t(`states.${value}`) }))
  return (
    <Section title={t('sections.address')}>
      <FormTextField
        {...field('address')}
        autoComplete="street-address"
        maxLength={profileLimits.address}
        className="sm:col-span-2"
      />
      <FormTextField {...field('city')} autoComplete="address-level2" maxLength={profileLimits.city} />
      <FormSelectField {...field('state')} options={states} prompt={t('choose')} autoComplete="address-level1" />
      <FormTextField
        {...field('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={profileLimits.pincode}
        normalize={toLatinDigits}
      />
    </Section>
  )
}

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
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
