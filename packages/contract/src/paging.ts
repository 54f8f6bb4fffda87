import { z } from 'zod'
import { because, line } from './fields.ts'

/** Query values are text: accept a whole number only in its plain notation. */
export function wholeText(min: number, max: number) {
  return line(4)
    .regex(/^\d{1,4}$/, because('outOfRange'))
    .transform(Number)
    .pipe(z.number().min(min, because('outOfRange')).max(max, because('outOfRange')))
}

/** The highest page number of a list. */
export const mostPages = 1000

/** Makes the query of a paged list: the page number, counted from 1, and the page length. */
export function paging(pageSize: number) {
  return { page: wholeText(1, mostPages).default(1), pageSize: wholeText(1, 50).default(pageSize) }
}

/** A page beyond the last one is empty, so that infinite scrolling ends by itself. */
export const pageReply = { totalPages: z.int(), currentPage: z.int() }

/**
 * Makes the query and reply of a list that grows at its top while it is read, such as a history: a page begins after
 * the last item of the previous one, even if that item has moved. The cursor is opaque: a client sends back what it
 * received.
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

/** The id of a catalogue item in addresses. */
export const slug = line(80).regex(/^[a-z\d]+(-[a-z\d]+)*$/, because('invalid'))

/** Text typed into a search field. */
export const keyword = z
  .string(because('invalid'))
  .trim()
  .max(100, because('tooLong'))
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), because('invalid'))
  .default('')

/** Rupees in the API: at most two decimals. Whole paise are used internally. */
export const rupees = z.number().nonnegative().multipleOf(0.01)
