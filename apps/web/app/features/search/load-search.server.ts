import { search } from '@sankalp/contract/search'
import { type LoaderArgs, answerPage } from '../../lib/public-page/answer-page.server.ts'
import { callEndpoint } from '../../lib/reading/call-api.server.ts'
import type { SearchFacts } from './search-page.tsx'
import { readSearched } from './search-address.ts'

const cachedMs = 60 * 60_000

/** Loads `/search`: the results of a search, or without one what people often look for. */
export function loadSearch(loaderArgs: LoaderArgs) {
  return answerPage<'search', SearchFacts>(loaderArgs, ['search'], async ({ t, url, visit }) => {
    const q = readSearched(url.searchParams)
    const result = q === '' ? null : await callEndpoint(visit, search, { query: { q } })
    const count =
      result && 'reply' in result ? Object.values(result.reply).reduce((sum, { total }) => sum + total, 0) : 0
    const found = q === '' ? t('title') : count > 0 ? t('found', { count, q }) : t('empty', { q })
    return {
      head: { title: found, description: t('description'), hidden: q !== '', ...(q && { query: { q } }) },
      spoken: found,
      facts: { q, found, count, result },
      status: result && 'refusal' in result ? 503 : 200,
      // Do not cache searches, since they rarely repeat.
      until: q === '' ? Date.now() + cachedMs : null,
    }
  })
}
