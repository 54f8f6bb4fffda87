import { ProductView } from '../features/shop/browser/detail-view.tsx'
import { renderProduct } from '../features/shop/render/detail-page.server.tsx'
import { loadPage } from '../lib/reading/load-page.ts'
import type { Route } from './+types/individual-shop.ts'

export const loader = (args: Route.LoaderArgs) => renderProduct(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ProductView
