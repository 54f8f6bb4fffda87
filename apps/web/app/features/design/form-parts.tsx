import { useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import type { PickedPlace } from '../../shared/places/picked-place.ts'
import { PlaceField } from '../../shared/places/place-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice-fields.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { DateField, TextAreaField, TextField, TimeField } from '../../ui/text-field.tsx'
import { Part } from './part.tsx'

export function Fields() {
  const { t } = useTranslation('design')
  const [place, setPlace] = useState<PickedPlace | null>(null)
  const states = [
    { value: 'Bihar', text: t('fields.stateOne') },
    { value: 'Gujarat', text: t('fields.stateTwo') },
  ]
  const countries = ['+91', '+92', '+61'].map((code) => ({ value: code, text: code }))
  return (
    <Part name="fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={t('fields.name')} placeholder={t('fields.namePlaceholder')} autoComplete="off" />
        <TextField
          label={t('fields.email')}
          hint={t('fields.emailHint')}
          error={t('fields.emailError')}
          defaultValue="asha@"
          inputMode="email"
          autoComplete="off"
        />
        <PhoneField
          label={t('fields.phone')}
          countryLabel={t('fields.country')}
          countries={countries}
          country={{ defaultValue: '+91' }}
          number={{ defaultValue: '9876543210', maxLength: 10, autoComplete: 'off' }}
        />
        <TextField
          label={t('fields.phoneFixed')}
          hint={t('fields.phoneFixedHint')}
          prefix="+91"
          defaultValue="98765 43210"
          readOnly
        />
        <SelectField label={t('fields.state')} prompt={t('fields.statePrompt')} options={states} defaultValue="" />
        <SelectField label={t('fields.state')} options={states} defaultValue="Gujarat" error={t('fields.failed')} />
        <DateField label={t('fields.birthDate')} defaultValue="1990-08-15" max="2026-01-01" />
        <TimeField label={t('fields.birthTime')} defaultValue="04:30" />
        <TextField label={t('fields.amount')} prefix="₹" defaultValue="100" inputMode="numeric" />
        <TextField label={t('fields.disabled')} defaultValue="SK-1042" disabled />
        <PlaceField label={t('fields.place')} value={place} onChange={setPlace} />
        <TextAreaField label={t('fields.address')} />
        <FileField
          label={t('fields.picture')}
          hint={t('fields.pictureHint')}
          button={t('fields.pictureButton')}
          chosen={t('fields.pictureNone')}
          error={t('fields.pictureError')}
          accept="image/jpeg"
        />
      </div>
      <FormMessage text={t('fields.failed')} />
      <FormMessage kind="success" text={t('fields.saved')} />
      <Button className="justify-self-start">{t('fields.save')}</Button>
    </Part>
  )
}

export function Choices() {
  const { t } = useTranslation('design')
  const genders = (['male', 'female', 'other'] as const).map((value) => ({ value, text: t(`choices.${value}`) }))
  const ways = [
    { value: 'online', text: t('choices.online') },
    { value: 'offline', text: t('choices.offline'), disabled: true },
  ]
  return (
    <Part name="choices">
      <div className="grid gap-6 sm:grid-cols-2">
        <RadioGroup label={t('choices.gender')} name="gender" options={genders} defaultValue="female" />
        <RadioGroup label={t('choices.way')} name="way" options={ways} error={t('choices.wayError')} />
        <Checkbox label={t('choices.unknownTime')} defaultChecked />
        <Checkbox label={t('choices.terms')} error={t('choices.termsError')} />
      </div>
    </Part>
  )
}
