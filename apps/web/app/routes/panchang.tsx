import { AlmanacView } from '../features/panchang/browser/almanac-view.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import { renderPanchang } from '../features/panchang/render/day/day-page.server.tsx'
import type { Route } from './+types/panchang.ts'

export const loader = (args: Route.LoaderArgs) => renderPanchang(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacView
