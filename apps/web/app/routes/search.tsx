import { loadSearch } from '../features/search/load-search.server.ts'
import { SearchView } from '../features/search/search-page.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/search.ts'

export const handle: RouteHandle = { namespaces: ['search'] }

export const loader = (args: Route.LoaderArgs) => loadSearch(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default SearchView
