import type { Language } from '@sankalp/contract'
import type { Acharya } from '@sankalp/contract/acharyas'
import type { BlogTeaser } from '@sankalp/contract/blog'
import type { Pooja } from '@sankalp/contract/poojas'
import * as contract from '@sankalp/contract/search'
import { searchText } from '@sankalp/contract/search/words'
import type { Product } from '@sankalp/contract/shop'
import type { Mount } from '../../platform/http/mount.ts'

type Found<Item> = { items: Item[]; total: number }
type Find<Item> = (keyword: string, language: Language, most: number) => Promise<Found<Item>>

/** Each feature searches its own catalogue. */
export type SearchNeeds = {
  findPoojas: Find<Pooja>
  findProducts: Find<Product>
  findAcharyas: Find<Acharya>
  findArticles: Find<BlogTeaser>
}

/** As long as a list of articles: long enough for moving back and forth between the results. */
const cachedSeconds = 60

export function mountSearch(mount: Mount, needs: SearchNeeds): void {
  mount(contract.search, async ({ query, request, reply }) => {
    const find = async <Item>(findThem: Find<Item>): Promise<Found<Item>> => {
      if (searchText(query.q) === '') return { items: [], total: 0 }
      const { items, total } = await findThem(query.q, request.language, contract.foundPerKind)
      return { items, total }
    }
    const [poojas, products, acharyas, articles] = await Promise.all([
      find(needs.findPoojas),
      find(needs.findProducts),
      find(needs.findAcharyas),
      find(needs.findArticles),
    ])
    reply.header('cache-control', `private, max-age=${cachedSeconds}`)
    reply.header('vary', 'Cookie, Accept-Language')
    return { poojas, products, acharyas, articles }
  })
}
