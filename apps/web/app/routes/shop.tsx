import { ShopListView } from '../features/shop/browser/list-view.tsx'
import { renderShop } from '../features/shop/render/list-page.server.tsx'
import { loadPage } from '../lib/reading/load-page.ts'
import type { Route } from './+types/shop.ts'

export const loader = (args: Route.LoaderArgs) => renderShop(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ShopListView
