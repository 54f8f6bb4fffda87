import { type BlogListReply, getAllBlog, searchBlogByCategory } from '@sankalp/contract/blog'
import type { Visit } from '@sankalp/contract/visit'
import { type CallResult, callEndpoint } from '../../../lib/reading/call-api.server.ts'
import type { BlogWish } from '../blog-address.ts'

/** Calls the API. Home lists all blogs, any other category its own (docs/requirements B-3). */
export function callBlogs(visit: Visit, { category, q, page }: BlogWish): Promise<CallResult<BlogListReply>> {
  const query = { q, page: String(page) }
  return category === 'Home'
    ? callEndpoint(visit, getAllBlog, { query })
    : callEndpoint(visit, searchBlogByCategory, { params: { category }, query })
}
