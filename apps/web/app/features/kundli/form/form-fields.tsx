import { birthGenders } from '../../../shared/birth/birth.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { KundliFormState } from './use-kundli-form.ts'

/** Returns the text of a problem, for the fields that have texts only in this form. */
export function useProblemText({ problems }: Pick<KundliFormState, 'problems'>) {
  const { t } = useTranslation('kundli')
  return (field: 'name' | 'gender' | 'place'): string | undefined => {
    const problem = problems[field]
    if (!problem) return undefined
    if (problem === 'name' || problem === 'tooLong' || problem === 'placeNotFound') return t(`form.problems.${problem}`)
    return t(`form.problems.required.${field}`)
  }
}

export function PersonFields({ form }: { form: KundliFormState }) {
  const { t } = useTranslation('kundli')
  const problemText = useProblemText(form)
  const { draft, change, isBusy } = form
  return (
    <>
      <TextField
        id="kundli-name"
        name="name"
        label={t('form.name')}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problemText('name')}
        autoComplete="name"
        maxLength={90}
        required
        disabled={isBusy}
      />
      <RadioGroup
        name="gender"
        label={t('form.gender')}
        options={birthGenders.map((value) => ({ value, text: t(`form.genders.${value}`) }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
        error={problemText('gender')}
        required
        disabled={isBusy}
      />
    </>
  )
}
