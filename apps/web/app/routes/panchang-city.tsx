import { AlmanacView } from '../features/panchang/browser/almanac-view.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import { renderCityDay } from '../features/panchang/render/day/day-page.server.tsx'
import type { Route } from './+types/panchang-city.ts'

export const loader = (args: Route.LoaderArgs) => renderCityDay(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacView
