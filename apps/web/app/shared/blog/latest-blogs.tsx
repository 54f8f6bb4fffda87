import type { BlogListReply } from '@sankalp/contract/blog'
import { previewCount, previewExcerpt } from '@sankalp/contract/blog-keys'
import { excerpt } from './excerpt.ts'
import type { CallResult } from '../../lib/reading/call-api.server.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { BlogCard } from './blog-card.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { StatePicture } from '../../ui/state-picture.tsx'
import { EmptyState } from '../../ui/states.tsx'

type LatestBlogsProps = {
  /** The result of `callEndpoint(visit, getAllBlog, { query: { pageSize: '4' } })`. */
  result: CallResult<BlogListReply>
}

/** Shows the newest articles on the home page and the about page. Rendered on the server, with the texts of `blog`. */
export function LatestBlogs({ result }: LatestBlogsProps) {
  const { t } = useTranslation('blog')
  return (
    <section aria-labelledby="latest-blogs" className="grid gap-6">
      <Heading id="latest-blogs">{t('latest.title')}</Heading>
      {'refusal' in result ? (
        <Failed message={result.refusal.message} />
      ) : (
        <Previews blogs={result.reply.blogs.slice(0, previewCount)} />
      )}
    </section>
  )
}

function Previews({ blogs }: Pick<BlogListReply, 'blogs'>) {
  const { t } = useTranslation('blog')
  const language = useLanguage()
  if (blogs.length === 0) {
    return (
      <EmptyState picture="empty-lamp" title={t('empty.title')}>
        {t('latest.empty')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {blogs.map((blog) => (
          <li key={blog._id}>
            <BlogCard blog={blog} text={blog.subtitle || excerpt(blog.content, previewExcerpt, language)} />
          </li>
        ))}
      </ul>
      <a href="/blog" className={buttonClasses('quiet', 'justify-self-start')}>
        {t('latest.all')}
      </a>
    </>
  )
}

function Failed({ message }: { message: string }) {
  const { t } = useTranslation(['blog', 'shell'])
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <StatePicture of="error" />
      <h3 className="text-2xl leading-snug">{t('failed.title')}</h3>
      <p className="max-w-md text-ink-soft">{message}</p>
      {/* Without an action, the form requests this page again. */}
      <form method="get">
        <button type="submit" className={buttonClasses('quiet')}>
          {t('shell:tryAgain')}
        </button>
      </form>
    </div>
  )
}
