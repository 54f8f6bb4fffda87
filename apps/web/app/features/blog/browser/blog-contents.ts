import type { getAllBlog, searchBlogByCategory } from '@sankalp/contract/blog'
import { callApi } from '../../../lib/api.ts'
import type { BlogWish } from '../blog-address.ts'

/** Whole texts by id, of lists that somebody has searched in. */
const contents = new Map<string, string>()
const coming = new Map<string, Promise<void>>()

export function contentsOf(id: string): string | undefined {
  return contents.get(id)
}

/** Fetches the texts of a list's articles, once. It never fails: without them the beginnings are searched, and the server. */
export function learnContents(wish: BlogWish): Promise<void> {
  const key = `${document.documentElement.lang} ${JSON.stringify(wish)}`
  let known = coming.get(key)
  if (!known) {
    known = fetchBlogs(wish).then(
      ({ blogs }) => {
        for (const { _id, content } of blogs) contents.set(_id, content)
      },
      () => void coming.delete(key),
    )
    coming.set(key, known)
  }
  return known
}

function fetchBlogs({ category, q, page }: BlogWish) {
  const query = { q, page: String(page) }
  return category === 'Home'
    ? callApi<typeof getAllBlog>({ method: 'GET', path: '/api/blog/getAllBlog' }, { query })
    : callApi<typeof searchBlogByCategory>({ method: 'GET', path: '/api/blog/searchbycategory/{category}' }, { params: { category }, query })
}
