import { ProductView } from '../features/shop/product/product-page.tsx'
import { loadProduct } from '../features/shop/product/load-product.server.ts'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/individual-shop.ts'

export const handle: RouteHandle = { namespaces: ['shop'] }

export const loader = (args: Route.LoaderArgs) => loadProduct(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default ProductView
