import type { KeptArticle } from '@sankalp/contract/blog-editing'
import { getKeptArticles, setArticleWithdrawn } from '@sankalp/contract/blog-editing.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { ActDialog } from '../list/act-dialog.tsx'
import type { Action } from '../list/actions.ts'
import { LoadFailed } from '../load-failed.tsx'
import { dayText, instantText, wordFor } from '../operator-words.ts'

const action = (name: 'withdrawArticle' | 'showArticle', withdrawn: boolean): Action => ({
  name,
  call: setArticleWithdrawn,
  isOffered: () => true,
  fields: [{ name: 'reason', kind: 'line' }],
  input: ({ id }, body) => ({ params: { articleId: id }, body: { ...body, withdrawn } }),
  ...(withdrawn && { isGrave: true }),
})
const withdraw = action('withdrawArticle', true)
const show = action('showArticle', false)

/** /admin/list/articles: all articles on one page, because they are files, and few. */
export function ArticlesPage() {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: operatorKeys.articles(language),
    queryFn: ({ signal }) => callApi(getKeptArticles, { signal }),
  })
  const [doing, setDoing] = useState<{ action: Action; article: KeptArticle } | null>(null)
  return (
    <div className="grid gap-5">
      <PageHead title={t('nav.articles')} description={t('description')} hidden />
      <Heading level={1}>{t('nav.articles')}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      <ul>
        {data?.articles.map((article) => (
          <ArticleLine
            key={article.articleId}
            article={article}
            onAct={(chosen) => setDoing({ action: chosen, article })}
          />
        ))}
      </ul>
      {doing && (
        <ActDialog
          key={`${doing.article.articleId} ${doing.action.name}`}
          action={doing.action}
          row={{ id: doing.article.articleId }}
          what={doing.article.title}
          onClose={() => setDoing(null)}
        />
      )}
    </div>
  )
}

function ArticleLine({ article, onAct }: { article: KeptArticle; onAct: (action: Action) => void }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { articleId, title, posted, views, withdrawnAt, isEdited, reason } = article
  const offered = withdrawnAt === null ? withdraw : show
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-t border-rule py-3 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-0.5">
        {withdrawnAt === null ? (
          <a href={`/blog/${articleId}`} className="underline">
            {title}
          </a>
        ) : (
          <span>{title}</span>
        )}
        <span className="tabular text-sm text-ink-soft">
          {t('articles.facts', { day: dayText(posted, language), count: views })}
          {isEdited && <span className="font-semibold text-ink"> · {t('articles.edited')}</span>}
        </span>
        {withdrawnAt !== null && (
          <span className="text-sm text-sindoor wrap-anywhere">
            {t('articles.withdrawn', { when: instantText(withdrawnAt, language), reason: reason ?? '' })}
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          kind="quiet"
          className="px-3"
          href={`/admin/keep/article/${articleId}`}
          aria-label={`${t('articles.edit')}: ${title}`}
        >
          {t('articles.edit')}
        </LinkButton>
        <Button
          kind={offered.isGrave ? 'danger' : 'quiet'}
          className="px-3"
          aria-label={`${wordFor(t, `actions.${offered.name}`)}: ${title}`}
          onClick={() => onAct(offered)}
        >
          {wordFor(t, `actions.${offered.name}`)}
        </Button>
      </div>
    </li>
  )
}
