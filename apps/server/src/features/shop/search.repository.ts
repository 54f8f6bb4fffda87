import type { ProductSort } from '@sankalp/contract/shop-keys'
import type { Meant } from '@sankalp/contract/search/vocabulary'
import type { Queryable } from '../../platform/db/db.ts'
import { createParameters } from '../../platform/db/parameters.ts'
import { type ProductFilter, type ProductRow, productColumns } from './product-rows.ts'

/** The size of the sample: the first products of an order are checked for the words. */
const sampleRows = 256
/** With fewer hits in the sample than this, the words are rare, and all matching products are sorted. */
const fewInSample = 3
/** The maximum number of products to walk through. A walk starts when the sample suggests that half as many will do. */
const walkRows = 4000

/** Each order has an index (`migrations/0043`), so that products can be walked through in it. */
const orders: Record<ProductSort, string> = {
  shelf: 'shelf_rank, product_id',
  priceLow: 'final_paise, product_id',
  priceHigh: 'final_paise desc, product_id desc',
  newest: 'created_at desc, product_id',
  discount: 'discount_percent desc, shelf_rank, product_id',
}
const isByPrice = (sort: ProductSort) => sort === 'priceLow' || sort === 'priceHigh'
const columns = 'product_id, shelf_rank, final_paise, discount_percent, created_at'

/** Lists every word by which a product is found. */
export async function listWords(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ word: string }>(
    `select distinct unnest(string_to_array(search_text, ' ')) as word from product where listed`,
  )
  return rows.map(({ word }) => word)
}

/** Counts the products that have the words and fit the filter, up to `most`. */
export async function countFound(db: Queryable, filter: ProductFilter, most: number): Promise<number> {
  const search = startSearch(filter, 'shelf')
  const parts = search.takeFirst(filter, inOneGroup, search.put(most, 'int'), false)
  const [row] = await db.query<{ count: number }>(
    `with ${parts} select count(*)::int as count from found`,
    search.values,
  )
  return row!.count
}

/** Returns one page of the found products, in the order asked for or with the best matches first. */
export function listFound(
  db: Queryable,
  filter: ProductFilter,
  sort: ProductSort | undefined,
  limit: number,
  offset: number,
): Promise<ProductRow[]> {
  const search = startSearch(filter, sort ?? 'shelf')
  const parts = search.takeFirst(filter, sort ? inOneGroup : nearestFirst, search.put(offset + limit, 'int'), true)
  return db.query<ProductRow>(
    `with ${parts} select ${productColumns} from (
        select product_id, row_number() over (order by nearness, ${search.order}) as place from found order by place limit ${search.put(limit, 'int')} offset ${search.put(offset, 'int')}
      ) page join product on id = product_id order by place`,
    search.values,
  )
}

/**
 * A word of thousands of products is found fastest by walking through the products in their order until the page is
 * full. A rare word is found fastest by the word index, which returns all matches unsorted. A sample decides; the
 * result is the same either way. A walk that was too short (the matches are at the other end) is discarded for the
 * index.
 */
function startSearch({ minPaise, maxPaise, inStock }: ProductFilter, sort: ProductSort) {
  const parameters = createParameters()
  // Wrap each value in a select of its own to hide it from the planner: then one plan serves all values and is made
  // once. Planning takes longer than searching.
  const put = (value: number | string, type: 'int' | 'tsquery') => `(select ${parameters.put(value)}::${type})`
  const order = orders[sort]
  const prices: string[] = []
  if (minPaise !== undefined) prices.push(`final_paise >= ${put(minPaise, 'int')}`)
  if (maxPaise !== undefined) prices.push(`final_paise <= ${put(maxPaise, 'int')}`)
  const conditions = inStock ? [...prices, 'in_stock'] : prices
  // In price order a walk begins at the start of the price range. In any other order, rows outside the range count
  // towards the walk.
  const walkOf = (rows: string) =>
    `(select * from product_search ${isByPrice(sort) && prices.length > 0 ? `where ${prices.join(' and ')}` : ''} order by ${order} limit ${rows}) walked`

  /**
   * Returns the parts of a `with`. The last one is called `found` and has as many of the first matches as are needed:
   * those of the first group, then those of the next if they are too few. No product is in two groups.
   */
  function takeFirst(filter: ProductFilter, group: typeof nearestFirst, needed: string, isOrdered: boolean): string {
    const has = (query: string) => [`words @@ ${put(query, 'tsquery')}`, ...conditions].join(' and ')
    const fits = group(filter).map(has)
    const hits = fits.map((fit, at) => `count(*) filter (where ${fit}) as hits${at}`).join(', ')
    const few = `(select ${fits.map((_, at) => `hits${at}`).join(' + ')} from sample) < ${fewInSample}`
    const parts = fits.map((fit, at) => {
      const earlier = fits.slice(0, at).map((_, before) => ` - (select count(*) from found${before})`)
      const rows = `(select rows from needed${at})`
      const isFull = `(select count(*) from walked${at}) >= ${rows}`
      return `needed${at} as materialized (select ${fits.length > 1 ? `case when ${few} then 0 else greatest(${needed}${earlier.join('')}, 0) end` : needed}::int as rows),
        walked${at} as materialized (
          select ${columns} from ${walkOf(`case when (select hits${at} from sample) * ${walkRows / 2} >= ${rows} * ${sampleRows} then ${walkRows} else 0 end`)}
          where ${fit} order by ${order} limit ${rows}),
        found${at} as materialized (
          select ${at} as nearness, ${columns} from walked${at} where ${isFull}
          union all (select ${at}, ${columns} from product_search where not ${isFull} and ${fit} ${isOrdered ? `order by ${order}` : ''} limit ${rows}))`
    })
    const all = fits.map((_, at) => `select * from found${at}`)
    if (fits.length > 1)
      all.push(
        `select case ${fits.map((fit, at) => `when ${fit} then ${at}`).join(' ')} end, ${columns} from product_search where ${few} and ${has(inOneGroup(filter)[0]!)}`,
      )
    return `sample as materialized (select ${hits} from ${walkOf(String(sampleRows))}), ${parts.join(', ')}, found as (${all.join(' union all ')})`
  }
  return { values: parameters.values, put, order, takeFirst }
}

/**
 * Returns the tokens of category, type and purpose. They are stored among the words of a product, each with a prefix
 * that no word has, so that one index serves all.
 */
function placeTokens({ category, type, purpose }: ProductFilter): string[] {
  const tokens: string[] = []
  if (category) tokens.push(token(`shelf=${category}`))
  if (type) tokens.push(token(`type=${type}`))
  if (purpose) tokens.push(token(`for=${purpose}`))
  return tokens
}

const inOneGroup = (filter: ProductFilter): string[] => [
  [...filter.meant.map((part) => anyOf(part, '', true)), ...placeTokens(filter)].join(' & '),
]

/**
 * Returns the match groups, best first: whole words in the name; whole words anywhere; word beginnings in the name; the
 * rest. The words of the name are among all words too.
 */
function nearestFirst(filter: ProductFilter): string[] {
  const place = placeTokens(filter)
    .map((one) => ` & ${one}`)
    .join('')
  const every = (prefix: string, isBeginning: boolean) =>
    `(${filter.meant.map((part) => anyOf(part, prefix, isBeginning)).join(' & ')})`
  const [named, whole, begun, any] = [every('name=', false), every('', false), every('name=', true), every('', true)]
  return [named, `${whole} & !(${named})`, `${begun} & !(${whole})`, `${any} & !(${begun}) & !(${whole})`].map(
    (group) => group + place,
  )
}

/** Matches a product that has one of the things that a part of the search may stand for. */
function anyOf({ oneOf }: Meant, prefix: string, isBeginning: boolean): string {
  const each = oneOf.map((words) => `(${words.map((word) => token(prefix + word, isBeginning)).join(' & ')})`)
  return `(${each.join(' | ')})`
}

/** Contains only letters, digits and the prefixes above, so nothing can close the quotes. */
const token = (text: string, isBeginning = false): string => `'${text}'${isBeginning ? ':*' : ''}`
