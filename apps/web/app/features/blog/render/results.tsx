import type { Blog, BlogListReply } from '@sankalp/contract/blog'
import { cardExcerpt } from '@sankalp/contract/blog-keys'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { excerpt } from '../../../shared/blog/excerpt.ts'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { BlogCard } from '../../../shared/blog/blog-card.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { StatePicture } from '../../../ui/state-picture.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type BlogWish, blogAddress } from '../blog-address.ts'
import { FiltersButton } from './filters.tsx'

type ResultsProps = { result: CallResult<BlogListReply>; wish: BlogWish; found: string }

/** Shows the results, or the reason why there are none. `found` is the text of their number. */
export function Results({ result, wish, found }: ResultsProps) {
  const { t } = useTranslation('blog')
  return (
    <section data-part="results" aria-labelledby="found" className="grid min-w-0 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="found" tabIndex={-1} data-landing="" className="text-2xl leading-snug">
          {found}
        </h2>
        <div className="flex flex-wrap gap-2">
          {wish.q && (
            <a href={blogAddress({ category: wish.category })} data-clears="" className={buttonClasses('quiet')}>
              {t('filters.clear')}
            </a>
          )}
          <FiltersButton />
        </div>
      </div>
      {'refusal' in result ? (
        <Failed wish={wish} message={result.refusal.message} />
      ) : (
        <Found reply={result.reply} wish={wish} />
      )}
    </section>
  )
}

function Found({ reply, wish }: { reply: BlogListReply; wish: BlogWish }) {
  const { t } = useTranslation('blog')
  if (reply.blogs.length === 0) return <Nothing wish={wish} />
  return (
    <>
      <Cards blogs={reply.blogs} />
      {/* Shown when all cards were filtered away, until the server has answered too. */}
      <p data-searching="" hidden className="py-10 text-center text-ink-soft">
        {t('loading')}
      </p>
      {reply.totalPages > 1 && <Pages reply={reply} wish={wish} />}
    </>
  )
}

function Cards({ blogs }: { blogs: readonly Blog[] }) {
  const language = useLanguage()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {blogs.map((blog) => (
        <li key={blog._id} data-blog={blog._id}>
          <BlogCard blog={blog} text={excerpt(blog.content, cardExcerpt, language)} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ wish: { category, q } }: { wish: BlogWish }) {
  const { t } = useTranslation('blog')
  const isNarrow = q !== '' && category !== 'Home'
  return (
    <EmptyState
      picture="search"
      title={t('empty.title')}
      actions={
        <>
          {isNarrow && (
            <a href={blogAddress({ category: 'Home', q })} className={buttonClasses('primary')}>
              {t('empty.everywhere', { q })}
            </a>
          )}
          <a href="/blog" data-clears="" className={buttonClasses(isNarrow ? 'quiet' : 'primary')}>
            {t('empty.all')}
          </a>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

function Failed({ wish, message }: { wish: BlogWish; message: string }) {
  const { t } = useTranslation(['blog', 'shell'])
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <StatePicture of="error" />
      <p className="font-heading text-2xl leading-snug">{t('failed.title')}</p>
      <p className="max-w-md text-ink-soft">{message}</p>
      <a href={blogAddress(wish)} className={buttonClasses('quiet')}>
        {t('shell:tryAgain')}
      </a>
    </div>
  )
}

function Pages({ reply: { currentPage, totalPages }, wish }: { reply: BlogListReply; wish: BlogWish }) {
  const { t } = useTranslation('blog')
  return (
    <nav
      aria-label={t('pages.label')}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-rule pt-4"
    >
      <span>
        {currentPage > 1 && (
          <a
            rel="prev"
            href={blogAddress({ ...wish, page: currentPage - 1 })}
            className={buttonClasses('quiet', 'max-sm:px-3')}
          >
            <ChevronLeft aria-hidden="true" size={18} />
            <span>{t('pages.previous')}</span>
          </a>
        )}
      </span>
      <span className="tabular text-center text-ink-soft">
        {t('pages.where', { page: currentPage, pages: totalPages })}
      </span>
      <span className="text-right">
        {currentPage < totalPages && (
          <a
            rel="next"
            href={blogAddress({ ...wish, page: currentPage + 1 })}
            className={buttonClasses('quiet', 'max-sm:px-3')}
          >
            <span>{t('pages.next')}</span>
            <ChevronRight aria-hidden="true" size={18} />
          </a>
        )}
      </span>
    </nav>
  )
}
