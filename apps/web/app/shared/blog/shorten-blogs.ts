import type { BlogListReply } from '@sankalp/contract/blog'
import { previewCount, previewExcerpt } from '@sankalp/contract/blog-keys'
import type { Language } from '@sankalp/contract/language'
import type { CallResult } from '../../lib/reading/call-api.server.ts'
import { excerpt } from './excerpt.ts'

/** Shortens the newest articles to previews: a list needs only the beginning of a text. */
export function shortenBlogs(result: CallResult<BlogListReply>, language: Language): CallResult<BlogListReply> {
  if ('refusal' in result) return result
  const blogs = result.reply.blogs
    .slice(0, previewCount)
    .map((blog) => ({ ...blog, content: blog.subtitle ? '' : excerpt(blog.content, previewExcerpt, language) }))
  return { reply: { ...result.reply, blogs } }
}
