import type { BlogListReply } from '@sankalp/contract/blog'
import { getAllBlog, searchBlogByCategory } from '@sankalp/contract/blog.calls'
import { fillPath } from '@sankalp/contract/call'
import type { BlogWish } from '../blog-address.ts'

/** Whole texts by id, of lists that somebody has searched in. */
const contents = new Map<string, string>()
const loading = new Map<string, Promise<void>>()

export function contentsOf(id: string): string | undefined {
  return contents.get(id)
}

/** Fetches the texts of a list's articles, once. It never fails: without them the beginnings are searched, and the server. */
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

/** Without a token: what anybody may read, nobody needs to be known for. The language goes along as a cookie. */
async function fetchBlogs({ category, q, page }: BlogWish): Promise<BlogListReply> {
  const query = new URLSearchParams({ q, page: String(page) })
  const path = category === 'Home' ? getAllBlog.path : fillPath(searchBlogByCategory.path, { category })
  const answer = await fetch(`${path}?${query}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as BlogListReply
}
