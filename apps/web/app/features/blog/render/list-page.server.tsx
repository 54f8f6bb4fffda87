import type { BlogListReply } from '@sankalp/contract/blog'
import type { BlogCategory } from '@sankalp/contract/blog-keys'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import {
  type RenderArgs,
  type Rendering,
  type LoaderArgs,
  renderPage,
} from '../../../lib/reading/render-page.server.tsx'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import type { PageHeadProps } from '../../../lib/page/page-head.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { type BlogWish, blogAddress, blogQuery, readBlogAddress } from '../blog-address.ts'
import { callBlogs } from './call-blogs.server.ts'
import { Filters } from './filters.tsx'
import { Results } from './results.tsx'

/** A new article is visible to everybody after this time. */
const cachedMs = 5 * 60_000

/** Renders `/blog`, with or without a category and a search. */
export function renderBlog(loaderArgs: LoaderArgs) {
  return renderPage(loaderArgs, ['blog'], async (args): Promise<Rendering<BlogWish>> => {
    const wish = readBlogAddress(args.url.searchParams)
    const result = await callBlogs(args.visit, wish)
    const found = foundText(args, wish, result)
    return {
      head: headOf(args, wish),
      spoken: found,
      frame: 'blog',
      facts: wish,
      texts: { loading: args.t('loading'), failed: args.t('failed.title') },
      status: statusOf(result, wish),
      // A search is rarely repeated; caching it would displace the pages that everybody reads.
      until: wish.q ? null : Date.now() + cachedMs,
      body: (
        <>
          <Banner args={args} wish={wish} />
          <div className="page-width grid gap-x-10 gap-y-6 py-6 lg:grid-cols-[17rem_1fr] lg:py-10">
            <Filters wish={wish} />
            <Results result={result} wish={wish} found={found} />
          </div>
          <Described args={args} wish={wish} result={result} />
        </>
      ),
    }
  })
}

function statusOf(result: CallResult<BlogListReply>, { page }: BlogWish): number {
  if ('refusal' in result) return 503
  return page > 1 && result.reply.blogs.length === 0 ? 404 : 200
}

function foundText({ t }: RenderArgs<'blog'>, { category, q }: BlogWish, result: CallResult<BlogListReply>): string {
  if ('refusal' in result) return t('title')
  const count = result.reply.totalBlogs
  const name = t(`category.${category}`)
  if (category === 'Home') return q ? t('found.q', { count, q }) : t('found.all', { count })
  return q ? t('found.both', { count, q, category: name }) : t('found.category', { count, category: name })
}

function headOf({ t, language }: RenderArgs<'blog'>, wish: BlogWish): PageHeadProps {
  const { category, q, page } = wish
  const ofAll = category === 'Home'
  const title = q ? t('titleFor', { q }) : ofAll ? t('title') : t('titleOf', { category: t(`category.${category}`) })
  return {
    title: page > 1 ? t('pages.title', { title, page }) : title,
    description: ofAll ? t('description') : `${t(`tagline.${category}`)} ${t('description')}`,
    hidden: q !== '',
    query: blogQuery({ ...wish, q: '' }),
    feed: `/rss/${language}.xml`,
  }
}

const pictureOf: Record<BlogCategory, string> = {
  Home: 'things/pothi',
  Tarot: 'things/cards',
  Vastu: 'things/compass',
  Vedic: 'things/moon',
  Kundli: 'things/chart',
  Sports: 'things/bat',
  Transits: 'things/planet',
  Festivals: 'things/diya',
  Business: 'things/scales',
  GemsStone: 'things/gem',
  Numerology: 'things/numbers',
  'Zodiac Signs': 'things/wheel',
}

function Banner({ args: { t }, wish: { category } }: { args: RenderArgs<'blog'>; wish: BlogWish }) {
  return (
    <header data-part="banner" className="border-b border-rule bg-marigold-tint">
      <div className="page-width flex items-center justify-between gap-4 py-4 sm:gap-6 sm:py-6">
        <div className="grid gap-2">
          <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">
            {category === 'Home' ? t('heading') : t(`category.${category}`)}
          </h1>
          <p className="max-w-2xl text-ink-soft sm:text-lg">{t(`tagline.${category}`)}</p>
        </div>
        <Picture name={pictureOf[category]} size={192} first className="rounded-md max-sm:size-24" />
      </div>
    </header>
  )
}

function Described({
  args: { t, visit },
  wish,
  result,
}: {
  args: RenderArgs<'blog'>
  wish: BlogWish
  result: CallResult<BlogListReply>
}) {
  if ('refusal' in result || wish.q) return null
  const { origin } = visit
  const blog = { name: t('title'), path: '/blog' }
  const steps =
    wish.category === 'Home'
      ? [blog]
      : [blog, { name: t(`category.${wish.category}`), path: blogAddress({ category: wish.category }) }]
  return (
    <>
      <JsonLd thing={breadcrumbs(origin, steps)} />
      <JsonLd
        thing={{
          '@type': 'ItemList',
          itemListElement: result.reply.blogs.map(({ _id, title }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: title,
            url: `${origin}/blog/${_id}`,
          })),
        }}
      />
    </>
  )
}
