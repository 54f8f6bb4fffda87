import { z } from 'zod'
import { articleId } from './blog.ts'
import * as calls from './blog-editing.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'

const feature = 'blog'
const access = 'admin' as const
const step = 'operations' as const

/** An article as an operator sees it, with its title in the language of the caller. */
export const keptArticle = z.object({
  articleId: z.string(),
  title: z.string(),
  posted: z.iso.date(),
  views: z.int(),
  /** Null while the article is public. */
  withdrawnAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})
export type KeptArticle = z.output<typeof keptArticle>

export const getKeptArticles = endpoint({
  name: 'getKeptArticles',
  feature,
  summary: 'Returns every article, newest first, including withdrawn ones.',
  ...calls.getKeptArticles,
  access,
  step,
  reply: z.object({ articles: z.array(keptArticle) }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const setArticleWithdrawn = endpoint({
  name: 'setArticleWithdrawn',
  feature,
  summary:
    'Removes an article from all lists, the search, the feeds and the sitemap, while its page answers that it is gone; or shows the article again.',
  ...calls.setArticleWithdrawn,
  access,
  step,
  params: z.object({ articleId }),
  body: z.object({ withdrawn: z.boolean(because('required')), reason: line(300) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  limit: { max: 120, windowSeconds: 600 },
})
