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
  /** A path of our own site, or an https address. */
  z.object({ type: z.literal('link'), text: z.string(), href: z.string() }),
  z.object({ type: z.literal('break') }),
])
export type Inline = z.output<typeof inline>

/** One line of live facts: a name, what is true of it now, and perhaps where to read on. */
const liveRow = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().optional(),
  href: z.string().optional(),
})
export type LiveRow = z.output<typeof liveRow>

/**
 * The body of an article. There is no HTML in it anywhere: whatever shows an article makes its own elements of these, so that
 * no text of a database or file can ever become a script.
 */
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), children: z.array(inline) }),
  /** `id` is the fragment it can be linked by, the same in both languages where both have as many headings. */
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), id: z.string(), text: z.string() }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(inline)) }),
  z.object({ type: z.literal('quote'), children: z.array(inline) }),
  z.object({ type: z.literal('table'), head: z.array(z.array(inline)), rows: z.array(z.array(z.array(inline))) }),
  z.object({ type: z.literal('drawing'), drawing: z.string(), alt: z.string() }),
  /** What the engine says now; `title` names it, `rows` may be empty when there is nothing (then `empty` says so). */
  z.object({
    type: z.literal('live'),
    kind: z.string(),
    title: z.string(),
    rows: z.array(liveRow),
    empty: z.string().optional(),
  }),
])
export type Block = z.output<typeof block>

const teaser = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  category: z.enum(blogCategories),
  /** Which of our line drawings goes with it. */
  drawing: z.string(),
  /** The address of its drawn picture. */
  image: z.string(),
  author: z.string(),
  /** The day it was posted, as YYYY-MM-DD. */
  date_posted: z.string(),
  /** The same in words of the caller's language. */
  date: z.string(),
  reading_minutes: z.int(),
  views: z.int(),
})
export type BlogTeaser = z.output<typeof teaser>

/** A blog (docs/requirements B-1): `content` is the whole text without any marks. */
const blog = teaser.extend({ content: z.string() })
export type Blog = z.output<typeof blog>

const article = blog.extend({
  body: z.array(block),
  related: z.array(teaser),
  /** Epoch milliseconds: from then on its live facts may be others. */
  valid_until_ms: z.number(),
})
export type Article = z.output<typeof article>

/** `q` is looked for in titles and whole texts of both languages. */
const pageOf = { ...paging(blogPageSize), q: keyword }

const listReply = z.object({ blogs: z.array(blog), totalBlogs: z.int(), ...pageReply })
export type BlogListReply = z.output<typeof listReply>

const limit = { max: 600, windowSeconds: 60 }
/** What an article goes by in its address. */
export const articleId = line(80).regex(/^[a-z\d-]+$/, because('invalid'))

export const getAllBlog = endpoint({
  name: 'getAllBlog',
  feature: 'blog',
  summary: 'Articles in the language of the caller, the newest first, or those that fit a search, the best first.',
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
  summary: 'The same of one category.',
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
  summary: 'One article whole: its body in blocks, with the live facts of this moment.',
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
  summary: 'Counts a reader of an article, once a day each, and answers with how often it was read.',
  ...calls.countBlogView,
  access: 'anyone',
  params: z.object({ id: articleId }),
  reply: z.object({ views: z.int() }),
  errors: ['NOT_FOUND', 'ARTICLE_WITHDRAWN'],
  limit: { max: 60, windowSeconds: 60 },
})
