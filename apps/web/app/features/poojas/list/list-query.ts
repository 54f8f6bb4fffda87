import { type PoojasWish, apiPageOf } from '../poojas-address.ts'

/** Returns the query for a page of the list. The poojas of `festivals` come first. */
export function listQuery({ page, q, concern }: PoojasWish, festivals: readonly string[]) {
  return {
    ...apiPageOf(page),
    keyword: q,
    ...(concern && { concern }),
    ...(festivals.length > 0 && { first: festivals.join(',') }),
  }
}
