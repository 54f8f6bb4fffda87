import type { getOperatorToday } from '@sankalp/contract/operator'
import type { Reply } from '@sankalp/contract/endpoint'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToday } from '../api/read.ts'
import { LoadFailed } from '../load-failed.tsx'
import { instantText, rupeesText, wordFor } from '../operator-words.ts'
import { Curve } from './curve.tsx'

type Today = Reply<typeof getOperatorToday>

/** /admin: what is running, what waits for an operator, and the last thirty days. */
export function TodayPage() {
  const { t } = useTranslation('operator')
  const { data, error, refetch } = useToday()
  return (
    <div className="grid gap-8">
      <PageHead title={t('today.title')} description={t('description')} hidden />
      <Heading level={1}>{t('today.title')}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && (
        <>
          <Figures figures={data.figures} />
          <Curve days={data.days} />
          <Verified verification={data.verification} />
        </>
      )}
    </div>
  )
}

function Figures({ figures }: { figures: Today['figures'] }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {figures.map(({ key, value, kind, list }) => (
        <li key={key}>
          <a
            href={list ? `/admin/list/${list}` : '/admin'}
            className="grid h-full min-h-20 content-between gap-1 rounded-md border border-rule bg-paper-raised p-3 text-ink no-underline hover:border-ink"
          >
            <span className="text-sm text-ink-soft">{wordFor(t, `figures.${key}`)}</span>
            <span className="tabular font-heading text-2xl leading-snug">
              {kind === 'rupees' ? rupeesText(value, language) : value}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Verified({ verification }: { verification: Today['verification'] }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  if (!verification) return <p className="text-ink-soft">{t('verify.never')}</p>
  const when = instantText(verification.ranAt, language)
  if (verification.broken.length === 0) return <p className="text-peacock">{t('verify.clean', { when })}</p>
  return (
    <div role="alert" className="border-l-3 border-sindoor pl-4">
      <p className="font-semibold text-sindoor">{t('verify.broken', { when })}</p>
      <ul className="list-disc pl-5">
        {verification.broken.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </div>
  )
}
