import { z } from 'zod'
import { acharya } from './acharyas.ts'
import { teaser } from './blog.ts'
import { endpoint } from './endpoint.ts'
import { line } from './fields.ts'
import { pooja } from './poojas.ts'
import * as calls from './search.calls.ts'
import { product } from './shop.ts'

/** The most results of one kind. The lists of each kind show the others. */
export const foundPerKind = 6

/** The first results of one kind, and how many there are. */
const found = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.int() })

export const search = endpoint({
  name: 'search',
  feature: 'search',
  summary:
    'Searches poojas, products, acharyas and articles at once, in either script: forgives spelling and knows synonyms. Returns the first results of each kind, best match first. `q` without a letter or digit finds nothing.',
  ...calls.search,
  access: 'anyone',
  query: z.object({ q: line(100) }),
  reply: z.object({
    poojas: found(pooja),
    products: found(product),
    acharyas: found(acharya),
    articles: found(teaser),
  }),
  errors: [],
  // A search costs more than a page from the cache: at 600 a minute one address slowed the pages of all others.
  limit: { max: 240, windowSeconds: 60 },
})
