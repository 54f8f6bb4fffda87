import { applicationDocuments } from '@sankalp/contract/application-rules'
import type { Application } from '@sankalp/contract/applications'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ChangeEvent } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { useAddDocument, useRemoveDocument } from './api/application.ts'

const { most } = applicationDocuments

/** Shows the documents that prove the application. Each is sent when it is chosen, and can be removed. */
export function Documents({ documents }: { documents: Application['documents'] }) {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  const add = useAddDocument()
  const remove = useRemoveDocument()
  const error = add.error ?? remove.error
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Reset the field, so that the same file can be chosen again after a failure.
    target.value = ''
    if (file) add.mutate(file)
  }
  return (
    <section aria-labelledby="documents" className="grid gap-3">
      <Heading level={3} id="documents">
        {t('documents.title')}
      </Heading>
      {documents.length === 0 && <p className="text-ink-soft">{t('documents.none')}</p>}
      <ol>
        {documents.map(({ documentId, kind, bytes, url }, at) => (
          <li
            key={documentId}
            className="flex min-h-12 items-center justify-between gap-3 border-t border-rule py-1 last:border-b"
          >
            <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {t(`documents.${kind}`, { number: at + 1 })}
            </a>
            <span className="tabular grow text-sm text-ink-soft">
              {t('documents.size', { kb: Math.max(1, Math.round(bytes / 1024)) })}
            </span>
            <Button
              kind="quiet"
              aria-label={t('documents.remove', { number: at + 1 })}
              disabled={remove.isPending}
              icon={<Trash2 aria-hidden="true" size={20} />}
              onClick={() => remove.mutate(documentId)}
            />
          </li>
        ))}
      </ol>
      {documents.length >= most ? (
        <p className="text-ink-soft">{t('documents.full', { most })}</p>
      ) : (
        <FileField
          label={t('documents.choose')}
          hint={t('documents.hint', { most })}
          button={
            add.isPending ? t('documents.sending', { percent: Math.round(add.sent * 100) }) : t('documents.choose')
          }
          accept="image/jpeg,image/png,application/pdf"
          disabled={add.isPending}
          onChange={choose}
        />
      )}
      <FormMessage text={Boolean(error) && t('documents.failed', { why: errorWords(error, language, '') }).trim()} />
    </section>
  )
}
