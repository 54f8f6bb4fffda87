import type { BlogListReply } from '@sankalp/contract/blog'
import { getAllBlog, searchBlogByCategory } from '@sankalp/contract/blog.calls'
import { fillPath } from '@sankalp/contract/call'
import type { BlogWish } from '../blog-address.ts'

/** Full texts by article id, of lists that the user has searched in. */
const contents = new Map<string, string>()
const loading = new Map<string, Promise<void>>()

export function contentsOf(id: string): string | undefined {
  return contents.get(id)
}

/**
 * Fetches the texts of a list's articles, once. It never fails: without them, the search covers the beginnings, and the
 * server's search the rest.
 */
export function loadContents(wish: BlogWish): Promise<void> {
  const key = document.documentElement.lang + JSON.stringify(wish)
  let promise = loading.get(key)
  if (!promise) {
    promise = fetchBlogs(wish).then(
      ({ blogs }) => {
        for (const { _id, content } of blogs) contents.set(_id, content)
      },
      () => void loading.delete(key),
    )
    loading.set(key, promise)
  }
  return promise
}

/** Send no token, because the list is public. The language is sent as a cookie. */
async function fetchBlogs({ category, q, page }: BlogWish): Promise<BlogListReply> {
  const query = new URLSearchParams({ q, page: String(page) })
  const path = category === 'Home' ? getAllBlog.path : fillPath(searchBlogByCategory.path, { category })
  const answer = await fetch(`${path}?${query}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as BlogListReply
}
