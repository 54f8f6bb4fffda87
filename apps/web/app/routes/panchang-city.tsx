import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { loadPage } from '../features/panchang/browser/load-page.ts'
import { drawCityDay } from '../features/panchang/draw/day/day-page.server.tsx'
import type { Route } from './+types/panchang-city.ts'

export const loader = (args: Route.LoaderArgs) => drawCityDay(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
