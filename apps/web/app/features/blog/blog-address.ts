import { type BlogCategory, isBlogCategory } from '@sankalp/contract/blog-keys'

/** What an address of the list asks for. */
export type BlogWish = { category: BlogCategory; q: string; page: number }

/** As long as the server takes a search. */
export const longestSearch = 100
const lastPage = 1000

/** What is not ours is read as if it were not there: a shared link with a slip in it still leads somewhere. */
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

/** The parts of a wish that differ from the plain list, in the order of every address of ours. */
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
