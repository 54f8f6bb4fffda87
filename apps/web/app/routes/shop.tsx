import { ShopListView } from '../features/shop/list/list-page.tsx'
import { loadShop } from '../features/shop/list/load-list.server.ts'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/shop.ts'

export const handle: RouteHandle = { namespaces: ['shop'] }

export const loader = (args: Route.LoaderArgs) => loadShop(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ShopListView
