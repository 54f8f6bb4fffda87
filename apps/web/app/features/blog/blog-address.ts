import { type BlogCategory, isBlogCategory } from '@sankalp/contract/blog-keys'

/** The part of the list that an address asks for. */
export type BlogWish = { category: BlogCategory; q: string; page: number }

/** The longest search that the server accepts. */
export const longestSearch = 100
const lastPage = 1000

/** Reads the list's address and ignores invalid parts, so that a shared link with a mistake in it still works. */
export function readBlogAddress(search: URLSearchParams): BlogWish {
  const [category, page] = [search.get('category'), search.get('page') ?? '']
  return {
    category: isBlogCategory(category) ? category : 'Home',
    q: (search.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestSearch)
      .trim(),
    page: /^\d{1,4}$/.test(page) ? Math.min(Math.max(Number(page), 1), lastPage) : 1,
  }
}

/** Returns the parts that differ from the plain list, in the order that all our addresses use. */
export function blogQuery({
  category,
  q = '',
  page = 1,
}: Pick<BlogWish, 'category'> & Partial<BlogWish>): Record<string, string> {
  return {
    ...(category !== 'Home' && { category }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  }
}

export function blogAddress(wish: Parameters<typeof blogQuery>[0]): string {
  const query = new URLSearchParams(blogQuery(wish)).toString()
  return query ? `/blog?${query}` : '/blog'
}
