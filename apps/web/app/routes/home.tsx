import { HomeView } from '../features/home/browser/home-view.tsx'
import { renderHome } from '../features/home/render/home-page.server.tsx'
import { loadPage } from '../lib/reading/load-page.ts'
import type { Route } from './+types/home.ts'

export const loader = (args: Route.LoaderArgs) => renderHome(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HomeView
