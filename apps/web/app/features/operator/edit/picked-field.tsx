import { useController } from 'react-hook-form'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useFieldError } from '../../../lib/form/form.tsx'
import { chipClasses } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { splitMany } from './split-many.ts'

type Props = { name: string; label: string; choices: readonly { value: string; text: string }[] }

/** Selects a few of many: chosen ones are shown and removed by a press, the rest is a list to add from. */
export function PickedField({ name, label, choices }: Props) {
  const { t } = useTranslation('operator')
  const { value, onChange } = useController({ name }).field
  const error = useFieldError(name)
  const chosen = splitMany(value as string)
  const textOf = (key: string) => choices.find((choice) => choice.value === key)?.text ?? key
  const put = (keys: readonly string[]) => onChange(keys.join(','))
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="pb-2 font-semibold">{label}</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((key) => (
          <li key={key}>
            <button
              type="button"
              className={chipClasses('')}
              aria-label={t('edit.removeOne', { what: textOf(key) })}
              onClick={() => put(chosen.filter((one) => one !== key))}
            >
              {textOf(key)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        className="sm:max-w-md"
        label={t('edit.addOne')}
        value=""
        prompt={t('choose')}
        options={choices.filter((choice) => !chosen.includes(choice.value))}
        onChange={({ target }) => target.value && put([...chosen, target.value])}
      />
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
