import type { Article as ArticleData } from '@sankalp/contract/blog'
import { htmlLang, otherLanguage } from '../../../lib/locale/language-choice.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { BlogCard } from '../../../shared/blog/blog-card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { blogAddress } from '../blog-address.ts'
import { Blocks } from './blocks.tsx'
import { Contents, partsOf } from './contents.tsx'
import { NextStep } from './next-step.tsx'
import { ShareRow } from './share-row.tsx'

type ArticleProps = { blog: ArticleData; url: string; views: string }

/** Renders one article, from its title to the link to the next page. `views` is the text of the view count. */
export function Article({ blog, url, views }: ArticleProps) {
  return (
    <>
      <article>
        <Head blog={blog} views={views} />
        <div className="page-width grid gap-x-14 gap-y-6 py-6 lg:grid-cols-[14rem_minmax(0,34rem)] lg:justify-center lg:py-10">
          <Contents parts={partsOf(blog.body)} />
          <div className="grid min-w-0 grid-cols-[minmax(0,34rem)] gap-10">
            <div data-reading="" className="reading">
              <Blocks body={blog.body} />
            </div>
            <OtherLanguage id={blog._id} />
            <NextStep category={blog.category} />
            <ShareRow title={blog.title} url={url} />
          </div>
        </div>
      </article>
      <Related blogs={blog.related} />
    </>
  )
}

function Head({ blog, views }: { blog: ArticleData; views: string }) {
  const { t } = useTranslation('blog')
  return (
    <header className="border-b border-rule bg-paper-sunk">
      <div className="page-width">
        <div className="mx-auto grid max-w-[51.5rem] items-center gap-x-10 gap-y-3 py-4 sm:py-10 lg:max-w-none lg:grid-cols-[1fr_30rem]">
          <Trail category={blog.category} />
          {/* Below the breadcrumbs on a phone, beside all other parts where there is room. */}
          <Picture
            name={blog.drawing}
            size={480}
            first
            className="aspect-video w-full rounded-lg object-contain max-sm:-mt-1 lg:col-start-2 lg:row-span-4 lg:row-start-1"
          />
          <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">{blog.title}</h1>
          <p className="text-xl leading-snug text-ink-soft hi:leading-normal">{blog.subtitle}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
            <span>{t('article.author', { author: blog.author })}</span>
            <time dateTime={blog.date_posted}>{blog.date}</time>
            <span>{t('minutes', { count: blog.reading_minutes })}</span>
            <span data-views="" className="tabular empty:hidden">
              {views}
            </span>
          </p>
        </div>
      </div>
    </header>
  )
}

/** The breadcrumbs: the way back, including the category. */
function Trail({ category }: Pick<ArticleData, 'category'>) {
  const { t } = useTranslation('blog')
  const look =
    'inline-flex min-h-12 items-center font-semibold text-sindoor no-underline hover:underline underline-offset-4'
  return (
    <nav aria-label={t('article.trail')}>
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a href="/blog" className={look}>
            {t('title')}
          </a>
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="text-ink-soft">
            ›
          </span>
          <a href={blogAddress({ category })} className={look}>
            {t(`category.${category}`)}
          </a>
        </li>
      </ol>
    </nav>
  )
}

const names = { en: 'English', hin: 'हिन्दी' } as const

/**
 * Links to the other language as a full page load, because the shell changes too. The page's script adds the current
 * part.
 */
function OtherLanguage({ id }: { id: string }) {
  const { t } = useTranslation('blog')
  const other = otherLanguage(useLanguage())
  return (
    <p className="border-y border-rule py-1">
      {t('article.otherLanguage')}{' '}
      <a
        href={`/blog/${id}?lng=${other}`}
        lang={htmlLang(other)}
        hrefLang={htmlLang(other)}
        data-plain=""
        data-other=""
        className={`inline-flex min-h-12 items-center px-1 font-semibold text-sindoor underline underline-offset-4 ${other === 'hin' ? 'font-hindi-word' : ''}`}
      >
        {names[other]}
      </a>
    </p>
  )
}

function Related({ blogs }: { blogs: ArticleData['related'] }) {
  const { t } = useTranslation('blog')
  if (blogs.length === 0) return null
  return (
    <aside aria-labelledby="related" className="page-width later grid gap-5 pb-12">
      <h2 id="related" className="text-3xl leading-tight hi:leading-snug">
        {t('article.related')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {blogs.map((blog) => (
          <li key={blog._id}>
            <BlogCard blog={blog} text={blog.subtitle} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
