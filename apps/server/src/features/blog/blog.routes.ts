import * as editingContract from '@sankalp/contract/blog-editing'
import * as contract from '@sankalp/contract/blog'
import { type Clock, secondsUntil } from '../../platform/clock.ts'
import type { Mount, PublicReply, PublicRequest } from '../../platform/http/mount.ts'
import type { BlogAsked, BlogService } from './blog.service.ts'
import type { ArticleEditing } from './editing/editing.service.ts'
import { everyArticle } from './shelf.ts'

/** Long enough for moving back and forth between articles. */
const cachedSeconds = 60

export function mountBlog(mount: Mount, blog: BlogService, editing: ArticleEditing, clock: Clock): void {
  function cacheFor(reply: PublicReply, seconds: number): void {
    reply.header('cache-control', `private, max-age=${seconds}`)
    reply.header('vary', 'Cookie, Accept-Language')
  }

  async function list(asked: BlogAsked, request: PublicRequest, reply: PublicReply) {
    const found = await blog.list(asked, request.language)
    cacheFor(reply, cachedSeconds)
    return found
  }

  mount(contract.getAllBlog, ({ query, request, reply }) => list({ ...query, category: everyArticle }, request, reply))

  mount(contract.searchBlogByCategory, ({ params, query, request, reply }) =>
    list({ ...query, category: params.category }, request, reply),
  )

  mount(contract.getBlogById, async ({ params, request, reply }) => {
    const article = await blog.getBlogById(params.id, request.language)
    cacheFor(reply, Math.min(cachedSeconds, secondsUntil(new Date(article.valid_until_ms), clock.now())))
    return { blog: article }
  })

  mount(contract.countBlogView, async ({ params, viewer, request }) => {
    const reader = {
      userId: viewer?.userId ?? null,
      addressKey: request.addressKey,
      userAgent: request.headers['user-agent'] ?? '',
    }
    return { views: await blog.countBlogView(params.id, reader) }
  })

  mount(editingContract.getKeptArticles, async ({ request }) => ({
    articles: await blog.getKeptArticles(request.language),
  }))

  mount(editingContract.setArticleWithdrawn, async ({ tx, params, body }) => {
    await blog.setWithdrawn(tx, params.articleId, body.withdrawn, body.reason)
    return { success: true as const }
  })

  mount(editingContract.getKeptArticle, async ({ params }) => ({ article: await editing.getArticle(params.articleId) }))

  mount(editingContract.saveArticle, async ({ tx, params, body, viewer }) => ({
    article: await editing.saveArticle(tx, params.articleId, body, viewer.userId),
  }))

  mount(editingContract.restoreArticle, async ({ tx, params, body, viewer }) => ({
    article: await editing.restoreArticle(tx, params.articleId, body.version, viewer.userId),
  }))
}
