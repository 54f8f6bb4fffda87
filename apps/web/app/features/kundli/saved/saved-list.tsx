import type { SavedKundali } from '@sankalp/contract/kundli'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { errorWords } from '../../../lib/api-words.ts'
import { fromBirthInput } from '../../../lib/birth/birth.ts'
import { nameProblem } from '../../../lib/birth/birth-rules.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { BirthRow } from '../form/birth-row.tsx'
import { deleteKundali, renameKundali } from './saved-calls.ts'
import { useSaved } from './use-saved.ts'

/** The saved charts, each to open, rename or delete. */
export function SavedList({ onOpen }: { onOpen: (saved: SavedKundali) => void }) {
  const { t } = useTranslation(['kundli', 'shell'])
  const language = useLanguage()
  const { userId } = useSession()
  const { state, retry, replace, remove } = useSaved(userId !== null)
  return (
    <section aria-labelledby="saved" className="grid gap-2">
      <Heading level={2} id="saved" className="text-2xl">
        {t('saved.title')}
      </Heading>
      {state.status === 'loading' && <ListSkeleton text={t('saved.loading')} />}
      {state.status === 'failed' && (
        <FailedState title={t('saved.failed')} retryLabel={t('shell:tryAgain')} onRetry={retry}>
          {errorWords(state.error, language, '')}
        </FailedState>
      )}
      {state.status === 'ready' && state.kundalis.length === 0 && <p className="text-ink-soft">{t('saved.none')}</p>}
      {state.status === 'ready' && (
        <ul>
          {state.kundalis.map((saved) => (
            <BirthRow
              key={saved._id}
              birth={fromBirthInput(saved)}
              onOpen={() => onOpen(saved)}
              openLabel={t('saved.open', { name: saved.name })}
              actions={
                <span className="flex">
                  <RenameButton saved={saved} onRenamed={replace} />
                  <DeleteButton saved={saved} onDeleted={() => remove(saved._id)} />
                </span>
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function ListSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <p className="sr-only" role="status">
        {text}
      </p>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}

type SavedProps = { saved: SavedKundali }

function RenameButton({ saved, onRenamed }: SavedProps & { onRenamed: (saved: SavedKundali) => void }) {
  const { t } = useTranslation(['kundli', 'shell'])
  const language = useLanguage()
  const id = useId()
  const [name, setName] = useState(saved.name)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)

  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = nameProblem(name)
    setProblem(wrong && (wrong === 'required' ? t('form.problems.required.name') : t(`form.problems.${wrong}`)))
    if (wrong || isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      onRenamed(await renameKundali(saved._id, name))
      closeDialog(id)
      showToast('success', t('saved.renamed'))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <IconButton label={t('saved.renameOf', { name: saved.name })} onClick={() => openDialog(id)}>
        <Pencil aria-hidden="true" size={20} />
      </IconButton>
      <Dialog id={id} title={t('saved.renameTitle')} closeLabel={t('shell:close')} onClose={() => setName(saved.name)}>
        <form noValidate onSubmit={(event) => void rename(event)} className="grid gap-4">
          <TextField
            label={t('saved.newName')}
            name="newName"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={problem}
            maxLength={90}
          />
          <FormMessage text={failure ? `${t('saved.renameFailed')} ${errorWords(failure, language, '')}` : null} />
          <Button type="submit" busy={isBusy && t('saved.saving')}>
            {t('saved.renameSave')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}

function DeleteButton({ saved, onDeleted }: SavedProps & { onDeleted: () => void }) {
  const { t } = useTranslation(['kundli', 'shell'])
  const language = useLanguage()
  const id = useId()
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)

  const remove = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      await deleteKundali(saved._id)
      closeDialog(id)
      showToast('success', t('saved.deleted'))
      onDeleted()
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <IconButton label={t('saved.deleteOf', { name: saved.name })} onClick={() => openDialog(id)}>
        <Trash2 aria-hidden="true" size={20} />
      </IconButton>
      <Dialog
        id={id}
        title={t('saved.deleteTitle')}
        closeLabel={t('shell:close')}
        actions={
          <>
            <Button kind="quiet" onClick={() => closeDialog(id)}>
              {t('saved.deleteNo')}
            </Button>
            <Button kind="danger" busy={isBusy && t('saved.deleting')} onClick={() => void remove()}>
              {t('saved.deleteYes')}
            </Button>
          </>
        }
      >
        <p>{t('saved.deleteText', { name: saved.name })}</p>
        <FormMessage text={failure ? `${t('saved.deleteFailed')} ${errorWords(failure, language, '')}` : null} />
      </Dialog>
    </>
  )
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-md text-ink-soft hover:bg-paper-sunk hover:text-ink"
    >
      {children}
    </button>
  )
}
