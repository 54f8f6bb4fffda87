import { acharyaLanguageNames, acharyaSpecialityNames, acharyaTypeNames } from '@sankalp/content/acharyas-texts'
import type { Application } from '@sankalp/contract/applications'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useApplication } from '../api/read.ts'
import { LoadFailed } from '../load-failed.tsx'
import { instantText, wordFor } from '../operator-words.ts'

/** /admin/application/…: the application of a future acharya, with its documents. */
export function ApplicationPage({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('operator')
  const { data, error, refetch } = useApplication(applicationId)
  return (
    <div className="grid gap-6">
      <PageHead title={t('application.title')} description={t('description')} hidden />
      <Heading level={1}>{data?.form.name ?? t('application.title')}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && <Shown application={data} />}
    </div>
  )
}

function Shown({ application: { state, reason, appliedAt, form, documents } }: { application: Application }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  return (
    <>
      <Facts>
        <Fact label={t('columns.state')} value={wordFor(t, `states.${state}`)} note={reason} />
        <Fact label={t('columns.at')} value={instantText(appliedAt, language)} />
        <Fact label={t('application.nameHindi')} value={form.nameHindi} />
        <Fact label={t('application.type')} value={acharyaTypeNames[form.type][language]} />
        <Fact label={t('columns.since')} value={form.practisingSince} />
        <Fact
          label={t('columns.languages')}
          value={form.languages.map((name) => acharyaLanguageNames[name][language]).join(', ')}
        />
        <Fact
          label={t('application.specialities')}
          value={form.specialities.map((name) => acharyaSpecialityNames[name][language]).join(', ')}
        />
      </Facts>
      <section className="grid gap-2">
        <Heading level={2}>{t('columns.about')}</Heading>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{form.about}</p>
      </section>
      <section className="grid gap-2">
        <Heading level={2}>{t('columns.documents')}</Heading>
        <p className="text-sm text-ink-soft">{t('application.noted')}</p>
        {documents.length === 0 && <p>{t('empty')}</p>}
        <ul className="grid gap-3 sm:grid-cols-2">
          {documents.map(({ documentId, kind, bytes, addedAt, url }, index) => (
            <li key={documentId} className="grid gap-2 rounded-md border border-rule p-3">
              {kind === 'picture' && <img src={url} alt="" className="max-h-60 w-full object-contain" />}
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-12 items-center underline underline-offset-4"
              >
                {t('application.open', { number: index + 1, kind: t(`application.${kind}`) })}
              </a>
              <span className="tabular text-sm text-ink-soft">
                {instantText(addedAt, language)}, {Math.ceil(bytes / 1024)} kB
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
