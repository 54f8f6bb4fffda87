import { PoojaView } from '../features/poojas/detail/pooja-page.tsx'
import { loadPooja } from '../features/poojas/detail/load-pooja.server.ts'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/pooja-details.ts'

export const handle: RouteHandle = { namespaces: ['poojas'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) => loadPooja({ request, context }, params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default PoojaView
