import { halfWords } from '@sankalp/content/half-words'
import { type Article as ArticleData, getAllBlog, getBlogById } from '@sankalp/contract/blog'
import { previewCount } from '@sankalp/contract/blog-keys'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import {
  type RenderArgs,
  type Rendering,
  type LoaderArgs,
  renderPage,
} from '../../../lib/reading/render-page.server.tsx'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import type { ArticleFacts } from '../article-facts.ts'
import { blogAddress } from '../blog-address.ts'
import { viewCountText } from '../view-count-text.ts'
import { Article } from './article.tsx'
import { articleThing, questionsThing } from './article-things.ts'
import { Failed, Missing } from './missing.tsx'

/** Live facts may be valid for longer, but the view count should not be a day old. */
const cachedMs = 10 * 60_000

/** Renders `/blog/{id}`. */
export function renderArticle(loaderArgs: LoaderArgs, { id }: { id: string }) {
  return renderPage(loaderArgs, ['blog'], async (args): Promise<Rendering<ArticleFacts | null>> => {
    const result = await callEndpoint(args.visit, getBlogById, { params: { id } })
    if ('reply' in result) return articlePage(args, result.reply.blog)
    const { status, message } = result.refusal
    if (status === 410) return missing(args, 'withdrawn')
    // The API refuses an impossible id as wrong input; to a reader the article is simply missing.
    if (status === 404 || status === 400) return missing(args, 'missing')
    return failed(args, message)
  })
}

function articlePage(args: RenderArgs<'blog'>, blog: ArticleData): Rendering<ArticleFacts> {
  const { t, language, visit } = args
  const { origin } = visit
  const path = `/blog/${blog._id}`
  const url = origin + path + (language === 'en' ? '' : `?lng=${language}`)
  const views = { one: t('views.one'), other: t('views.other') }
  const questions = questionsThing(blog.body)
  const steps = [
    { name: t('title'), path: '/blog' },
    { name: t(`category.${blog.category}`), path: blogAddress({ category: blog.category }) },
    { name: blog.title, path },
  ]
  return {
    head: {
      title: blog.title,
      description: blog.subtitle,
      type: 'article',
      image: blog.image,
      feed: `/rss/${language}.xml`,
    },
    facts: {
      id: blog._id,
      title: blog.title,
      url,
      views,
      copied: t('shell:share.copied'),
      copyFailed: t('shell:share.failed'),
      halfWords: halfWords[language],
    },
    until: Math.min(blog.valid_until_ms, Date.now() + cachedMs),
    body: (
      <>
        <Article blog={blog} url={url} views={viewCountText(blog.views, language, views)} />
        <JsonLd thing={articleThing(blog, { origin, url, language })} />
        <JsonLd thing={breadcrumbs(origin, steps)} />
        {questions && <JsonLd thing={questions} />}
      </>
    ),
  }
}

/** Renders the newest articles for a missing or withdrawn article, with the right status for machines. */
async function missing({ t, visit }: RenderArgs<'blog'>, what: 'missing' | 'withdrawn'): Promise<Rendering<null>> {
  const latest = await callEndpoint(visit, getAllBlog, { query: { pageSize: String(previewCount) } })
  return {
    head: { title: t(`${what}.title`), description: t(`${what}.text`), hidden: true },
    status: what === 'withdrawn' ? 410 : 404,
    until: null,
    body: <Missing what={what} latest={latest} />,
  }
}

function failed({ t, url }: RenderArgs<'blog'>, message: string): Rendering<null> {
  return {
    head: { title: t('failed.title'), description: message, hidden: true },
    status: 503,
    until: null,
    body: <Failed message={message} address={url.pathname + url.search} />,
  }
}
