import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { loadPage } from '../features/panchang/browser/load-page.ts'
import { drawMonth } from '../features/panchang/draw/month/month-page.server.tsx'
import type { Route } from './+types/calendar.ts'

export const loader = (args: Route.LoaderArgs) => drawMonth(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
