import { PoojaListView } from '../features/poojas/browser/list-view.tsx'
import { renderPoojas } from '../features/poojas/render/list-page.server.tsx'
import { loadPage } from '../lib/reading/load-page.ts'
import type { Route } from './+types/pooja.ts'

export const loader = (args: Route.LoaderArgs) => renderPoojas(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default PoojaListView
