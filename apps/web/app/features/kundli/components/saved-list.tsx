import type { SavedKundli } from '@sankalp/contract/kundli'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { fromBirthInput } from '../../../shared/birth/birth.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { useChooseOwnKundli } from '../api/choose-own-kundli.ts'
import { useDeleteKundli } from '../api/delete-kundli.ts'
import { useSaved } from '../api/get-saved.ts'
import { BirthRow } from '../form/birth-row.tsx'
import { DeleteButton } from './delete-button.tsx'
import { IconButton } from './icon-button.tsx'
import { RenameButton } from './rename-button.tsx'

/** Lists the saved charts, with actions to open, rename or delete each. */
export function SavedList({ onOpen }: { onOpen: (saved: SavedKundli) => void }) {
  const { t } = useTranslation(['kundli', 'shell'])
  const language = useLanguage()
  const { data: kundalis, error, refetch } = useSaved()
  const { mutate: deleteKundli } = useDeleteKundli()

  const { mutate: chooseOwn } = useChooseOwnKundli()
  const choose = (id: string) =>
    chooseOwn(id, {
      onSuccess: () => showToast('success', t('saved.ownDone')),
      onError: (failure) => showToast('error', `${t('saved.ownFailed')} ${errorWords(failure, language, '')}`.trim()),
    })

  const remove = (id: string) =>
    deleteKundli(id, {
      onSuccess: () => showToast('success', t('saved.deleted')),
      onError: (failure) =>
        showToast('error', `${t('saved.deleteFailed')} ${errorWords(failure, language, '')}`.trim()),
    })

  return (
    <section aria-labelledby="saved" className="grid gap-2">
      <Heading level={2} id="saved" className="text-2xl">
        {t('saved.title')}
      </Heading>
      {kundalis ? (
        <ul>
          {kundalis.map((saved) => (
            <BirthRow
              key={saved._id}
              birth={fromBirthInput(saved)}
              onOpen={() => onOpen(saved)}
              openLabel={t('saved.open', { name: saved.name })}
              actions={
                <span className="flex items-center">
                  {saved.isOwn ? (
                    <span className="inline-flex min-h-12 items-center gap-2 px-3 font-semibold text-peacock">
                      <UserRoundCheck aria-hidden="true" size={20} />
                      {t('saved.isOwn')}
                    </span>
                  ) : (
                    <IconButton label={t('saved.chooseOwn', { name: saved.name })} onClick={() => choose(saved._id)}>
                      <UserRound aria-hidden="true" size={20} />
                    </IconButton>
                  )}
                  <RenameButton saved={saved} />
                  <DeleteButton saved={saved} onDelete={() => remove(saved._id)} />
                </span>
              }
            />
          ))}
        </ul>
      ) : error ? (
        <FailedState title={t('saved.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <ListSkeleton text={t('saved.loading')} />
      )}
      {kundalis?.length === 0 && <p className="text-ink-soft">{t('saved.none')}</p>}
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
