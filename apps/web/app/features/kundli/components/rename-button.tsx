import type { SavedKundli } from '@sankalp/contract/kundli'
import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, useId, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { nameProblem } from '../../../shared/birth/name-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRenameKundli } from '../api/rename-kundli.ts'
import { IconButton } from './icon-button.tsx'

export function RenameButton({ saved }: { saved: SavedKundli }) {
  const { t } = useTranslation(['kundli', 'shell'])
  const language = useLanguage()
  const id = useId()
  const [name, setName] = useState(saved.name)
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>(null)
  const { mutate, isPending, error, reset } = useRenameKundli(saved._id)

  const rename = (event: FormEvent) => {
    event.preventDefault()
    const wrong = nameProblem(name)
    setProblem(wrong)
    if (wrong || isPending) return
    mutate(name, {
      onSuccess: () => {
        closeDialog(id)
        showToast('success', t('saved.renamed'))
      },
    })
  }
  const close = () => {
    setName(saved.name)
    setProblem(null)
    reset()
  }

  return (
    <>
      <IconButton label={t('saved.renameOf', { name: saved.name })} onClick={() => openDialog(id)}>
        <Pencil aria-hidden="true" size={20} />
      </IconButton>
      <Dialog id={id} title={t('saved.renameTitle')} closeLabel={t('shell:close')} onClose={close}>
        <form noValidate onSubmit={rename} className="grid gap-4">
          <TextField
            label={t('saved.newName')}
            name="newName"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={
              problem && (problem === 'required' ? t('form.problems.required.name') : t(`form.problems.${problem}`))
            }
            maxLength={90}
          />
          <FormMessage text={error && `${t('saved.renameFailed')} ${errorWords(error, language, '')}`} />
          <Button type="submit" busy={isPending && t('saved.saving')}>
            {t('saved.renameSave')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
