import type { Ref } from 'react'
import type { BirthPlace } from '../../../lib/birth/birth.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { PickedPlace } from '../../../lib/places/picked-place.ts'
import { PlaceField, type PlaceFieldHandle } from '../../../lib/places/place-field.tsx'
import { useProblemText } from './form-fields.tsx'
import type { KundliFormState } from './use-kundli-form.ts'

type BirthplaceFieldProps = { form: KundliFormState; ref: Ref<PlaceFieldHandle> }

export function BirthplaceField({ form, ref }: BirthplaceFieldProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const problemText = useProblemText(form)
  const { draft, change, isBusy } = form
  return (
    <PlaceField
      ref={ref}
      id="kundli-place"
      name="place"
      label={t('form.place')}
      error={problemText('place')}
      value={draft.place && toPickedPlace(draft.place)}
      text={draft.placeText}
      onChange={(picked, text) => change({ placeText: text, place: picked && toBirthPlace(picked, language) })}
      required
      disabled={isBusy}
    />
  )
}

export function toBirthPlace({ label, latDeg, lonDeg, zone }: PickedPlace, language: 'en' | 'hin'): BirthPlace {
  return { label: label[language], lat: latDeg, lon: lonDeg, zone }
}

/** A birth keeps the name of its place as it was written then, whatever language the page turns to. */
function toPickedPlace({ label, lat, lon, zone }: BirthPlace): PickedPlace {
  return { slug: null, label: { en: label, hin: label }, latDeg: lat, lonDeg: lon, zone }
}
