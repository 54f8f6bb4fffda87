import { type BlogListReply, getAllBlog, searchBlogByCategory } from '@sankalp/contract/blog'
import type { Visit } from '@sankalp/contract/visit'
import { type Asked, ask } from '../../../lib/drawn/ask.server.ts'
import type { BlogWish } from '../blog-address.ts'

/** S1: Home fetches all blogs, any other category its own. */
export function askBlogs(visit: Visit, { category, q, page }: BlogWish): Promise<Asked<BlogListReply>> {
  const query = { q, page: String(page) }
  return category === 'Home' ? ask(visit, getAllBlog, { query }) : ask(visit, searchBlogByCategory, { params: { category }, query })
}
