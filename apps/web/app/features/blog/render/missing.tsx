import type { BlogListReply } from '@sankalp/contract/blog'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { LatestBlogs } from '../../../shared/blog/latest-blogs.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import { longestSearch } from '../blog-address.ts'

type MissingProps = { what: 'missing' | 'withdrawn'; latest: CallResult<BlogListReply> }

export function Missing({ what, latest }: MissingProps) {
  const { t } = useTranslation('blog')
  return (
    <>
      <MessagePage picture="not-found" title={t(`${what}.title`)}>
        <p>{t(`${what}.text`)}</p>
        <SearchForm />
      </MessagePage>
      <div className="page-width pb-12">
        <LatestBlogs result={latest} />
      </div>
    </>
  )
}

function SearchForm() {
  const { t } = useTranslation('blog')
  return (
    <form
      action="/blog"
      method="get"
      role="search"
      className="grid gap-2 text-left text-base text-ink sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <label className="grid gap-1">
        <span className="font-semibold">{t('filters.search')}</span>
        <input
          type="search"
          name="q"
          required
          maxLength={longestSearch}
          className="min-h-12 w-full rounded-md border border-rule-strong bg-paper-raised px-3"
        />
      </label>
      <button type="submit" className={buttonClasses('primary')}>
        {t('filters.go')}
      </button>
    </form>
  )
}

/** Shown when the article cannot be read at the moment: the reason, and a retry link. */
export function Failed({ message, address }: { message: string; address: string }) {
  const { t } = useTranslation(['blog', 'shell'])
  return (
    <MessagePage
      picture="error"
      title={t('failed.title')}
      actions={
        <a href={address} data-plain="" className={buttonClasses('primary')}>
          {t('shell:tryAgain')}
        </a>
      }
    >
      <p role="alert">{message}</p>
    </MessagePage>
  )
}
