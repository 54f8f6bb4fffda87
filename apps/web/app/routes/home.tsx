import { HomeView } from '../features/home/home-page.tsx'
import { loadHome } from '../features/home/load-home.server.tsx'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/home.ts'

export const handle: RouteHandle = { namespaces: ['home', 'horoscope', 'blog', 'marketing', 'birth', 'places'] }

export const loader = (args: Route.LoaderArgs) => loadHome(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HomeView
