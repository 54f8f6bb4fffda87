import { genders } from '@sankalp/contract/constants'
import { acharyaLanguages, acharyaSpecialities } from '@sankalp/contract/acharya-keys'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useChoiceWords } from './choice-words.ts'
import { type ChoiceName, type ListWish, choiceNames, priceSteps, ratingSteps } from './list-address.ts'

type FiltersDialogProps = { wish: ListWish; onApply: (wish: ListWish) => void; onClose: () => void }

const id = 'filters'
const options: Record<ChoiceName, readonly string[]> = {
  speciality: acharyaSpecialities,
  language: acharyaLanguages,
  gender: genders,
  price: priceSteps,
  rating: ratingSteps,
}

/** Shows all filters. Nothing changes until Apply, so that one list is loaded and not five. */
export default function FiltersDialog({ wish, onApply, onClose }: FiltersDialogProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const wordsOf = useChoiceWords()
  useEffect(() => openDialog(id), [])
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = Object.fromEntries(choiceNames.map((name) => [name, form.get(name) || undefined]))
    closeDialog(id)
    // Call this at once: the browser reports a closed dialog only later, and the page behind it must be usable by then.
    onClose()
    onApply({ ...wish, ...chosen })
  }
  const clear = () => {
    closeDialog(id)
    // Call this at once: the browser reports a closed dialog only later, and the page behind it must be usable by then.
    onClose()
    onApply({ ...wish, ...Object.fromEntries(choiceNames.map((name) => [name, undefined])) })
  }
  return (
    <Dialog
      id={id}
      title={t('filters.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={clear}>
            {t('filters.clear')}
          </Button>
          <Button type="submit" form={`${id}-form`}>
            {t('filters.apply')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} method="get" onSubmit={apply} className="grid gap-4">
        {choiceNames.map((name) => (
          <SelectField
            key={name}
            label={t(`filters.${name}`)}
            name={name}
            defaultValue={wish[name] ?? ''}
            options={[
              { value: '', text: t('filters.any') },
              ...options[name].map((value) => ({ value, text: wordsOf(name, value) })),
            ]}
          />
        ))}
      </form>
    </Dialog>
  )
}
