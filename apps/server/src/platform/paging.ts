/** One page of a list, and the number of pages. */
export type Page<T> = { items: T[]; total: number; totalPages: number; currentPage: number }

type Asked = { page: number; pageSize: number; total: number }

/** Reads the requested page. A page beyond the last one is empty and needs no query. */
export async function pageOf<T>(
  { page, pageSize, total }: Asked,
  read: (limit: number, offset: number) => Promise<T[]>,
): Promise<Page<T>> {
  const offset = (page - 1) * pageSize
  const items = offset < total ? await read(pageSize, offset) : []
  return { items, total, totalPages: Math.ceil(total / pageSize), currentPage: page }
}
