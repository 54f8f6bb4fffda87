import { HomeView } from '../features/home/browser/home-view.tsx'
import { drawHome } from '../features/home/draw/home-page.server.tsx'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/home.ts'

export const loader = (args: Route.LoaderArgs) => drawHome(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HomeView
