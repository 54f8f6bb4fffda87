import { z } from 'zod'
import { because, line } from './fields.ts'

/** Queries are text: a whole number is taken only when it is plainly written as one. */
export function wholeText(min: number, max: number) {
  return line(4)
    .regex(/^\d{1,4}$/, because('outOfRange'))
    .transform(Number)
    .pipe(z.number().min(min, because('outOfRange')).max(max, because('outOfRange')))
}

/** How far a list can be paged through. */
export const mostPages = 1000

/** Which page of a list, counted from 1, and how long its pages are. */
export function paging(pageSize: number) {
  return { page: wholeText(1, mostPages).default(1), pageSize: wholeText(1, 50).default(pageSize) }
}

/** A page beyond the last one is empty, so that scrolling on ends by itself. */
export const pageReply = { totalPages: z.int(), currentPage: z.int() }

/**
 * The query and the reply of a list that grows at its top while it is read, such as a history: a page begins after the
 * last item of the one before, wherever that is now. The cursor is opaque: a client sends back what it was given.
 */
export function cursorPage<Item extends z.ZodType>(item: Item, pageSize: number) {
  return {
    query: z.object({
      cursor: line(500)
        .regex(/^[\w.-]+$/, because('invalid'))
        .optional(),
      pageSize: wholeText(1, 50).default(pageSize),
    }),
    /** `nextCursor` is null on the last page. */
    reply: z.object({ items: z.array(item), nextCursor: z.string().nullable() }),
  }
}

/** What an item of the catalogue goes by in addresses. */
export const slug = line(80).regex(/^[a-z\d]+(-[a-z\d]+)*$/, because('invalid'))

/** What somebody types into a search field. */
export const keyword = z
  .string(because('invalid'))
  .trim()
  .max(100, because('tooLong'))
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), because('invalid'))
  .default('')

/** Rupees at the edge of the API: at most two decimals, whole paise inside. */
export const rupees = z.number().nonnegative().multipleOf(0.01)
