import { AlmanacView } from '../features/panchang/browser/almanac-view.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import { renderFestivals } from '../features/panchang/render/festivals/festivals-page.server.tsx'
import type { Route } from './+types/festivals.ts'

export const loader = (args: Route.LoaderArgs) => renderFestivals(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacView
