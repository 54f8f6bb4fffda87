import { HoroscopeView } from '../features/horoscope/browser/horoscope-view.tsx'
import { renderTabs } from '../features/horoscope/render/horoscope-page.server.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { Route } from './+types/horoscope-page.ts'

export const loader = (args: Route.LoaderArgs) => renderTabs(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HoroscopeView
