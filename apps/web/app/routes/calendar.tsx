import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { loadOrStay } from '../features/panchang/browser/shown-pages.ts'
import { drawMonth } from '../features/panchang/draw/month/month-page.server.tsx'
import type { Route } from './+types/calendar.ts'

export const loader = (args: Route.LoaderArgs) => drawMonth(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrStay(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
