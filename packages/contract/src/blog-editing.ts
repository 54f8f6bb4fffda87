import { z } from 'zod'
import { articleTyped as longest } from './article-rules.ts'
import { articleId } from './blog.ts'
import * as calls from './blog-editing.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, line, lines } from './fields.ts'

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
  /** True if readers see texts of an operator. */
  isEdited: z.boolean(),
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

/** The texts of an article with their marks, in both languages. */
const kept = z.object({
  articleId: z.string(),
  /** 0 until it is edited for the first time. */
  version: z.int(),
  titleEn: z.string(),
  subtitleEn: z.string(),
  contentEn: z.string(),
  titleHin: z.string(),
  subtitleHin: z.string(),
  contentHin: z.string(),
  /** Null if readers see the original. */
  editedAt: z.iso.datetime().nullable(),
  isWithdrawn: z.boolean(),
})
export type KeptArticleTexts = z.output<typeof kept>

const reply = z.object({ article: kept })
const version = z.int(because('invalid')).min(0, because('outOfRange'))

export const getKeptArticle = endpoint({
  name: 'getKeptArticle',
  feature,
  summary: 'Returns the texts of one article in both languages, as Markdown.',
  ...calls.getKeptArticle,
  access,
  step,
  params: z.object({ articleId }),
  reply,
  errors: ['NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const saveArticle = endpoint({
  name: 'saveArticle',
  feature,
  summary:
    'Changes the texts of an article for all readers at once. Refused if another operator has saved it since it was read, or if the Markdown has faults.',
  ...calls.saveArticle,
  access,
  step,
  params: z.object({ articleId }),
  body: z.object({
    titleEn: line(longest.title),
    subtitleEn: line(longest.subtitle),
    contentEn: lines(longest.content),
    titleHin: line(longest.title),
    subtitleHin: line(longest.subtitle),
    contentHin: lines(longest.content),
    version,
  }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ARTICLE_FAULTY'],
  limit: { max: 300, windowSeconds: 600 },
})

export const restoreArticle = endpoint({
  name: 'restoreArticle',
  feature,
  summary: 'Shows the original of an article again, in both languages.',
  ...calls.restoreArticle,
  access,
  step,
  params: z.object({ articleId }),
  body: z.object({ version }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  limit: { max: 120, windowSeconds: 600 },
})
