import { z } from 'zod'
import { blogCategories, blogPageSize } from './blog-keys.ts'
import * as calls from './blog.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import { keyword, pageReply, paging } from './paging.ts'

const inline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('strong'), text: z.string() }),
  z.object({ type: z.literal('emphasis'), text: z.string() }),
  /** A path on our own site, or an https address. */
  z.object({ type: z.literal('link'), text: z.string(), href: z.string() }),
  z.object({ type: z.literal('break') }),
])
export type Inline = z.output<typeof inline>

/** One line of live facts: a name, its current value, and optionally a link. */
const liveRow = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().optional(),
  href: z.string().optional(),
})
export type LiveRow = z.output<typeof liveRow>

/**
 * The body of an article. It contains no HTML: the renderer makes its own elements from these blocks, so that no text
 * from a database or file can become a script.
 */
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), children: z.array(inline) }),
  /** `id` is the fragment for links, the same in both languages when both have the same number of headings. */
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), id: z.string(), text: z.string() }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(inline)) }),
  z.object({ type: z.literal('quote'), children: z.array(inline) }),
  z.object({ type: z.literal('table'), head: z.array(z.array(inline)), rows: z.array(z.array(z.array(inline))) }),
  z.object({ type: z.literal('drawing'), drawing: z.string(), alt: z.string() }),
  /** Current facts from the engine. `title` names them; `rows` may be empty, and `empty` then says so. */
  z.object({
    type: z.literal('live'),
    kind: z.string(),
    title: z.string(),
    rows: z.array(liveRow),
    empty: z.string().optional(),
  }),
])
export type Block = z.output<typeof block>

export const teaser = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  category: z.enum(blogCategories),
  /** The name of its cover among the illustrations: `articles/name`. */
  drawing: z.string(),
  /** The address of its drawn picture. */
  image: z.string(),
  author: z.string(),
  /** The date of publication, as YYYY-MM-DD. */
  date_posted: z.string(),
  /** The same date in words, in the caller's language. */
  date: z.string(),
  reading_minutes: z.int(),
  views: z.int(),
})
export type BlogTeaser = z.output<typeof teaser>

/** A blog (docs/requirements B-1). `content` is the whole text without any markup. */
const blog = teaser.extend({ content: z.string() })
export type Blog = z.output<typeof blog>

const article = blog.extend({
  body: z.array(block),
  related: z.array(teaser),
  /** Epoch milliseconds. Its live facts may change after this instant. */
  valid_until_ms: z.number(),
})
export type Article = z.output<typeof article>

/** `q` is searched in the titles and full texts of both languages. */
const pageOf = { ...paging(blogPageSize), q: keyword }

const listReply = z.object({ blogs: z.array(blog), totalBlogs: z.int(), ...pageReply })
export type BlogListReply = z.output<typeof listReply>

const limit = { max: 600, windowSeconds: 60 }
/** The id of an article in its address. */
export const articleId = line(80).regex(/^[a-z\d-]+$/, because('invalid'))

export const getAllBlog = endpoint({
  name: 'getAllBlog',
  feature: 'blog',
  summary:
    'Returns articles in the language of the caller: newest first, or those that match a search, best match first.',
  ...calls.getAllBlog,
  access: 'anyone',
  query: z.object(pageOf),
  reply: listReply,
  errors: [],
  limit,
})

export const searchBlogByCategory = endpoint({
  name: 'searchBlogByCategory',
  feature: 'blog',
  summary: 'Returns the articles of one category, in the same way.',
  ...calls.searchBlogByCategory,
  access: 'anyone',
  params: z.object({ category: z.enum(blogCategories, because('choice')) }),
  query: z.object(pageOf),
  reply: listReply,
  errors: [],
  limit,
})

export const getBlogById = endpoint({
  name: 'getBlogById',
  feature: 'blog',
  summary: 'Returns one whole article: its body in blocks, with the current live facts.',
  ...calls.getBlogById,
  access: 'anyone',
  params: z.object({ id: articleId }),
  reply: z.object({ blog: article }),
  errors: ['NOT_FOUND', 'ARTICLE_WITHDRAWN'],
  limit,
})

export const countBlogView = endpoint({
  name: 'countBlogView',
  feature: 'blog',
  summary: 'Counts a reader of an article, at most once a day each, and returns how often it was read.',
  ...calls.countBlogView,
  access: 'anyone',
  params: z.object({ id: articleId }),
  reply: z.object({ views: z.int() }),
  errors: ['NOT_FOUND', 'ARTICLE_WITHDRAWN'],
  limit: { max: 60, windowSeconds: 60 },
})
