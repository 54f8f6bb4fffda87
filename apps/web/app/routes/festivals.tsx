import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { loadPage } from '../features/panchang/browser/load-page.ts'
import { drawFestivals } from '../features/panchang/draw/festivals/festivals-page.server.tsx'
import type { Route } from './+types/festivals.ts'

export const loader = (args: Route.LoaderArgs) => drawFestivals(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
