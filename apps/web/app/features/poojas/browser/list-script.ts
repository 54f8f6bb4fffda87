import type { PageScript } from '../../../lib/reading/page-script.ts'
import type { ListFacts } from '../list-facts.ts'
import { showMore } from './show-more.ts'
import { searchHere } from './search-here.ts'

/** All that answers to the reader of the list. */
export const listScript: PageScript<ListFacts> = {
  attach(root, { facts }, { navigate }) {
    const stop = new AbortController()
    searchHere(root, navigate, stop.signal)
    showMore(root, facts, stop.signal)
    return () => stop.abort()
  },
}
