import { PoojasView } from '../features/poojas/list/list-page.tsx'
import { loadPoojas } from '../features/poojas/list/load-list.server.ts'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/pooja.ts'

export const handle: RouteHandle = { namespaces: ['poojas'] }

export const loader = (args: Route.LoaderArgs) => loadPoojas(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default PoojasView
