import type { PageScript } from '../../../lib/reading/page-script.ts'
import type { ListFacts } from '../list-facts.ts'
import { buyHere } from './buy-here.ts'
import { filterHere } from './filter-here.ts'
import { openLong } from './open-long.ts'

/** All that answers to the reader of the list. */
export const listScript: PageScript<ListFacts> = {
  attach(root, { facts }, { navigate }) {
    const stop = new AbortController()
    filterHere(root, navigate, stop.signal)
    openLong(root, facts, stop.signal)
    buyHere(root, facts.refused, stop.signal)
    return () => stop.abort()
  },
}
