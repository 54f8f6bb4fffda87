import type { Ref } from 'react'
import { toBirthPlace, toPickedPlace } from '../../../shared/birth/birth-place.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PlaceField, type PlaceFieldHandle } from '../../../shared/places/place-field.tsx'
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
