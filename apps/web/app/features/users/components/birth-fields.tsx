import { useState } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useFieldError } from '../../../lib/form/form.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { MomentFields } from '../../../shared/birth/fields/moment-fields.tsx'
import type { BirthMoment } from '../../../shared/birth/typed-birth.ts'
import type { PickedPlace } from '../../../shared/places/picked-place.ts'
import { PlaceField } from '../../../shared/places/place-field.tsx'
import { type MomentProblems, type ProfileValues, birthProblem, momentFields, momentOf } from '../profile-values.ts'
import { Section } from './profile-fields.tsx'

export default function BirthFields() {
  const { t } = useTranslation('users')
  return (
    <Section title={t('sections.birth')} note={t('birthWhy')}>
      <BirthMomentFields />
      <BirthplaceField />
    </Section>
  )
}

/** Shows the day and time fields that every birth form has, bound to this form. */
function BirthMomentFields() {
  const { t } = useTranslation('users')
  const { year } = usePageFacts()
  const { control, setValue, trigger } = useFormContext<ProfileValues>()
  const values = useWatch({ control }) as ProfileValues
  const { errors, isSubmitted } = useFormState({ control, name: momentFields })
  const problems = Object.fromEntries(
    momentFields.map((name) => [name, birthProblem(errors[name]?.type)]),
  ) as MomentProblems
  const change = (part: Partial<BirthMoment>) => {
    for (const [name, value] of Object.entries(part)) {
      const text = typeof value === 'boolean' ? (value ? 'yes' : '') : value
      setValue(name as (typeof momentFields)[number], text, { shouldDirty: true })
    }
    // Validate all of them: another year can make the day valid.
    if (isSubmitted) void trigger(momentFields)
  }
  return (
    <MomentFields
      values={momentOf(values)}
      onChange={change}
      problems={problems}
      year={year}
      dateHint={t('hints.date_of_birth')}
      timeHint={t('hints.time_of_birth')}
      unknownNote={t('hints.timeUnknown')}
    />
  )
}

/** Looks the place up in the gazetteer, so that a chart finds it again; otherwise leaves it as typed. */
function BirthplaceField() {
  const { t } = useTranslation('users')
  const { value, onChange } = useController<ProfileValues>({ name: 'place_of_birth' }).field
  const [picked, setPicked] = useState<PickedPlace | null>(null)
  return (
    <PlaceField
      id="profile-place_of_birth"
      name="place_of_birth"
      label={t('fields.place_of_birth')}
      hint={t('hints.place_of_birth')}
      error={useFieldError('place_of_birth')}
      value={picked}
      text={value}
      onChange={(place, text) => {
        setPicked(place)
        onChange(text)
      }}
      townsOnly
      required
      className="sm:col-span-2"
    />
  )
}
