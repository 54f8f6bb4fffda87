import { PoojaDetailView } from '../features/poojas/browser/detail-view.tsx'
import { renderPooja } from '../features/poojas/render/detail-page.server.tsx'
import { loadPage } from '../lib/reading/load-page.ts'
import type { Route } from './+types/pooja-details.ts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => renderPooja({ request, context }, params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default PoojaDetailView
