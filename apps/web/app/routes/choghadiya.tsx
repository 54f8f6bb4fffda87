import { AlmanacView } from '../features/panchang/browser/almanac-view.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import { renderChoghadiya } from '../features/panchang/render/hours-pages.server.tsx'
import type { Route } from './+types/choghadiya.ts'

export const loader = (args: Route.LoaderArgs) => renderChoghadiya(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacView
