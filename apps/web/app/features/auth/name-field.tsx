import { fieldText } from '@sankalp/content/field-text'
import type { Ref } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { TextField } from '../../ui/text-field.tsx'

const longestName = 120

/** Applies the contract's rule. Its schemas are loaded when the form is sent, not with the page. */
export async function findNameProblem(name: string): Promise<'required' | 'name' | null> {
  if (name.trim() === '') return 'required'
  const { personName } = await import('@sankalp/contract/fields')
  return personName(longestName).safeParse(name).success ? null : 'name'
}

type NameFieldProps = {
  value: string
  problem?: 'required' | 'name' | null
  onChange: (name: string) => void
  ref: Ref<HTMLInputElement>
}

export function NameField({ value, problem, onChange, ref }: NameFieldProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const error = problem === 'required' ? t('nameMissing') : problem && fieldText(problem, language)
  return (
    <TextField
      ref={ref}
      id="name"
      name="name"
      label={t('name')}
      hint={t('nameHint')}
      autoComplete="name"
      required
      maxLength={longestName}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
