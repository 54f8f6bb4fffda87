import { AlmanacView } from '../features/panchang/browser/almanac-view.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import { renderMonth } from '../features/panchang/render/month/month-page.server.tsx'
import type { Route } from './+types/calendar.ts'

export const loader = (args: Route.LoaderArgs) => renderMonth(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacView
