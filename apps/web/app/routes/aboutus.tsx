import { AboutView } from '../features/about/about-view.tsx'
import { drawAbout } from '../features/about/draw-about.server.tsx'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/aboutus.ts'

export const loader = (args: Route.LoaderArgs) => drawAbout(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AboutView
