import { AboutView } from '../features/about/about-view.tsx'
import { renderAbout } from '../features/about/render-about.server.tsx'
import { loadPage } from '../lib/reading/load-page.ts'
import type { Route } from './+types/aboutus.ts'

export const loader = (args: Route.LoaderArgs) => renderAbout(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AboutView
