import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { loadPage } from '../features/panchang/browser/load-page.ts'
import { drawChoghadiya } from '../features/panchang/draw/hours-pages.server.tsx'
import type { Route } from './+types/choghadiya.ts'

export const loader = (args: Route.LoaderArgs) => drawChoghadiya(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
