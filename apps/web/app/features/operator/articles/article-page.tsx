import { articleFaultText } from '@sankalp/content/article-fault-texts'
import type { Language } from '@sankalp/contract'
import { type ArticleField, articleFields, articleTyped as longest } from '@sankalp/contract/article-rules'
import type { KeptArticleTexts } from '@sankalp/contract/blog-editing'
import { getKeptArticle, restoreArticle, saveArticle } from '@sankalp/contract/blog-editing.calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, refusalFacts } from '../../../lib/api/api.ts'
import { moveMoney } from '../../../lib/api/move-money.ts'
import type { TextValues } from '../../../lib/form/rules-resolver.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { type Translate, useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ActionBar } from '../acting.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { EditForm } from '../edit/edit-form.tsx'
import type { EditField } from '../edit/edit-fields.tsx'
import type { Action } from '../list/actions.ts'
import { LoadFailed } from '../load-failed.tsx'
import { instantText } from '../operator-words.ts'

const restore: Action = {
  name: 'restoreArticle',
  call: restoreArticle,
  isOffered: () => true,
  fields: [],
  input: ({ id, version }) => ({ params: { articleId: id }, body: { version } }),
  isGrave: true,
}

/** /admin/keep/article/…: the texts of an article in both languages. */
export function ArticlePage({ articleId }: { articleId: string }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const client = useQueryClient()
  const queryKey = operatorKeys.article(articleId)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getKeptArticle, { params: { articleId }, signal }),
  })
  const article = data?.article
  const title = article && (language === 'en' ? article.titleEn : article.titleHin)
  return (
    <div className="grid gap-6">
      <PageHead title={title ?? t('articles.title')} description={t('description')} hidden />
      <div className="grid gap-1">
        <Heading level={1}>{title ?? t('articles.title')}</Heading>
        {article && <Facts article={article} />}
      </div>
      {!article &&
        (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {article && (
        <EditForm
          label={t('articles.texts')}
          fields={fieldsOf(t)}
          values={toValues(article)}
          version={article.version}
          readNow={(now) => toValues(now as Record<ArticleField, string>)}
          faultsIn={(refusal, sent) => faultsIn(refusal, sent, language)}
          isTopAligned
          note={<p className="text-ink-soft">{t('articles.about')}</p>}
          saveLabel={t('edit.save')}
          savedText={t('edit.saved')}
          save={async (values, version) => {
            const body = { ...(values as Record<ArticleField, string>), version }
            putAnswer(client, queryKey, await moveMoney(saveArticle, { params: { articleId }, body }))
            void client.invalidateQueries({ queryKey: operatorKeys.articles(language) })
          }}
        />
      )}
      {article && article.editedAt !== null && (
        <ActionBar actions={[restore]} row={{ id: articleId, version: article.version }} what={title ?? ''} />
      )}
    </div>
  )
}

function Facts({ article: { articleId, editedAt, isWithdrawn } }: { article: KeptArticleTexts }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft">
      <span>
        {editedAt === null
          ? t('articles.isOriginal')
          : t('articles.editedOn', { when: instantText(editedAt, language) })}
      </span>
      {isWithdrawn ? (
        <span className="text-sindoor">{t('edit.withdrawn')}</span>
      ) : (
        <>
          <a href={`/blog/${articleId}?lng=en`} className="underline">
            {t('articles.see')}
          </a>
          <a href={`/blog/${articleId}?lng=hin`} className="underline">
            {t('articles.seeHin')}
          </a>
        </>
      )}
    </p>
  )
}

/** Both languages side by side, because their headings and links are the same. */
function fieldsOf(t: Translate<'operator'>): EditField[] {
  return (['title', 'subtitle', 'content'] as const).flatMap((name) =>
    (['En', 'Hin'] as const).map((end): EditField => {
      const words = { name: `${name}${end}`, label: t(`articles.${name}${end}`), isHindi: end === 'Hin' }
      if (name === 'title') return { ...words, kind: 'line', max: longest.title }
      if (name === 'subtitle') return { ...words, kind: 'lines', max: longest.subtitle, rows: 3 }
      return { ...words, kind: 'lines', max: longest.content, rows: 20, hint: t('articles.contentHint') }
    }),
  )
}

function toValues(article: Record<ArticleField, string>): TextValues {
  return Object.fromEntries(articleFields.map((name) => [name, article[name]]))
}

/** More faults of one text than these are shown when the first ones are mended. */
const shownFaults = 6

function faultsIn(refusal: unknown, sent: TextValues, language: Language): TextValues {
  const faults = refusalFacts(refusal, 'ARTICLE_FAULTY')?.faults ?? []
  const byField = Object.groupBy(faults, ({ field }) => field)
  return Object.fromEntries(
    Object.entries(byField).map(([field, some]) => {
      const told = some.map((fault) => articleFaultText(fault, language, sent[field]))
      // An opening and a closing mark are two faults in the same words.
      return [field, [...new Set(told)].slice(0, shownFaults).join('\n')]
    }),
  )
}
