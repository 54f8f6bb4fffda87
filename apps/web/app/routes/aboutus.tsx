import { AboutView } from '../features/about/about-view.tsx'
import { loadAbout } from '../features/about/load-about.server.ts'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { Route } from './+types/aboutus.ts'

export const handle: RouteHandle = { namespaces: ['about', 'blog', 'marketing'] }

export const loader = (args: Route.LoaderArgs) => loadAbout(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AboutView
