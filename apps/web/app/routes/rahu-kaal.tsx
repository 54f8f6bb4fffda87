import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { loadPage } from '../features/panchang/browser/load-page.ts'
import { drawRahuKaal } from '../features/panchang/draw/hours-pages.server.tsx'
import type { Route } from './+types/rahu-kaal.ts'

export const loader = (args: Route.LoaderArgs) => drawRahuKaal(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
