import { DomainError, type Language, notFound } from '@sankalp/contract'
import type { Article, Block, Blog, BlogTeaser, getAllBlog } from '@sankalp/contract/blog'
import type { Reply } from '@sankalp/contract/endpoint'
import type { KeptArticle } from '@sankalp/contract/blog-editing'
import type { BlogCategory } from '@sankalp/contract/blog-keys'
import { faultList } from '@sankalp/content/articles/article'
import { checkArticles } from '@sankalp/content/articles/check-articles'
import type { Articles } from '@sankalp/content/articles/open-articles'
import { indiaDate } from '@sankalp/content/horoscope/india-time'
import type { Place, Sky } from '@sankalp/jyotish'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import {
  type Standing,
  countReader,
  deleteWithdrawal,
  forgetReaders,
  insertWithdrawal,
  listWithdrawals,
  readStanding,
  readViewsOf,
} from './blog.repository.ts'
import { createShownArticles } from './editing/shown-articles.ts'
import { isoDate, nextMidnight } from './live-facts/in-words.ts'
import { createLiveFacts } from './live-facts/live-facts.ts'
import { type Reader, isMachine, markOf } from './reader-mark.ts'
import { createShelf, everyArticle } from './shelf.ts'

export type BlogNeeds = {
  db: Db
  clock: Clock
  sky: Sky
  secrets: Secrets
  /** The files. */
  articles: Articles
  delhi: Place
  log: Log
  /** Has every process render its pages anew. */ siteChanged: (tx: Tx) => void
}
export type BlogService = ReturnType<typeof createBlog>
type BlogList = Reply<typeof getAllBlog>
export type BlogAsked = { category: BlogCategory; q: string; page: number; pageSize: number }

export function createBlog({ db, clock, sky, secrets, articles: files, delhi, log, siteChanged }: BlogNeeds) {
  const shown = createShownArticles({ db, files, log, onEdit: (id) => shelf.indexAgain(id) })
  const { articles } = shown
  const shelf = createShelf(articles)
  const tell = createLiveFacts({ sky, delhi })
  const today = () => isoDate(indiaDate(clock.now().getTime()))

  /** Reads the state of all articles, and puts the edits in force that this process does not know yet. */
  async function readState(): Promise<Standing> {
    const standing = await readStanding(db)
    await shown.follow(standing.versions)
    return standing
  }

  function known(id: string, language: Language, standing: Standing) {
    if (articles.isWithdrawn(id) || standing.isWithdrawn(id)) throw new DomainError('ARTICLE_WITHDRAWN', {})
    const article = articles.find(id, language)
    if (!article) throw notFound()
    return article
  }

  return {
    async list(asked: BlogAsked, language: Language): Promise<BlogList> {
      const standing = await readState()
      const found = await shelf.find(asked)
      const ids = found.filter((id) => !standing.isWithdrawn(id))
      const { page, pageSize } = asked
      const blogs = ids.slice((page - 1) * pageSize, page * pageSize).map((id): Blog => {
        const { teaser, content } = shelf.take(id, language)
        return { ...teaser, views: standing.viewsOf(id), content }
      })
      return { blogs, totalBlogs: ids.length, totalPages: Math.ceil(ids.length / pageSize), currentPage: page }
    },

    /** Returns the best matches without their texts. */
    async search(q: string, most: number, language: Language): Promise<{ items: BlogTeaser[]; total: number }> {
      const [found, standing] = await Promise.all([shelf.find({ category: everyArticle, q }), readStanding(db)])
      const ids = found.filter((id) => !standing.isWithdrawn(id))
      const items = ids
        .slice(0, most)
        .map((id) => ({ ...shelf.take(id, language).teaser, views: standing.viewsOf(id) }))
      return { items, total: ids.length }
    },

    async getBlogById(id: string, language: Language): Promise<Article> {
      const standing = await readState()
      const article = known(id, language, standing)
      const now = clock.now().getTime()
      let until: number = nextMidnight(now)
      const body = article.blocks().map((block): Block => {
        if (block.type !== 'live') return block
        const told = tell(block.kind, language, now)
        until = Math.min(until, told.until)
        return told.block
      })
      const teaserOf = (of: string): BlogTeaser => ({ ...shelf.take(of, language).teaser, views: standing.viewsOf(of) })
      return {
        ...teaserOf(id),
        content: shelf.take(id, language).content,
        body,
        related: article.head.related.filter((of) => !standing.isWithdrawn(of)).map(teaserOf),
        valid_until_ms: until,
      }
    },

    /** Counts a reader once a day. Does not count programs that only fetch pages. */
    async countBlogView(id: string, reader: Reader): Promise<number> {
      known(id, 'en', await readState())
      if (isMachine(reader)) return readViewsOf(db, id)
      const day = today()
      return countReader(db, { day, mark: markOf(secrets, reader, id, day), articleId: id })
    },

    /** Lists every article with its text, the newest first, for feeds and other lists of the whole site. */
    async listAll(language: Language): Promise<Omit<Blog, 'views'>[]> {
      const { isWithdrawn } = await readState()
      return articles.ids
        .filter((id) => !isWithdrawn(id))
        .map((id) => {
          const { teaser, content } = shelf.take(id, language)
          return { ...teaser, content }
        })
    },

    /** Returns every article for operators, including withdrawn ones. */
    async getKeptArticles(language: Language): Promise<KeptArticle[]> {
      const [standing, withdrawals] = await Promise.all([readState(), listWithdrawals(db)])
      return articles.ids.map((articleId) => {
        const { title, date_posted } = shelf.take(articleId, language).teaser
        const withdrawal = withdrawals.find((one) => one.articleId === articleId)
        return {
          articleId,
          title,
          posted: date_posted,
          views: standing.viewsOf(articleId),
          isEdited: articles.find(articleId, language) !== files.find(articleId, language),
          withdrawnAt: withdrawal?.at.toISOString() ?? null,
          reason: withdrawal?.reason ?? null,
        }
      })
    },

    async setWithdrawn(tx: Tx, articleId: string, withdrawn: boolean, reason: string): Promise<void> {
      if (!articles.ids.includes(articleId)) throw notFound()
      const isChanged = withdrawn
        ? await insertWithdrawal(tx, { articleId, reason, at: clock.now() })
        : await deleteWithdrawal(tx, articleId)
      if (!isChanged) throw new DomainError('ALREADY_DECIDED', {})
      siteChanged(tx)
    },

    /** Reads every article before the first request, and throws an error that lists what is wrong with them. */
    async warm(): Promise<void> {
      await readState()
      await shelf.warm()
      const faults = checkArticles(files, today())
      if (faults.length > 0) throw new Error(`Articles with errors:\n${faultList(faults)}`)
    },

    tidy: () => forgetReaders(db, today()),
  }
}
