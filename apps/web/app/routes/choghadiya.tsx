import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { keepOnFailure } from '../features/panchang/browser/keep-on-failure.ts'
import { drawChoghadiya } from '../features/panchang/draw/hours-pages.server.tsx'
import type { Route } from './+types/choghadiya.ts'

export const loader = (args: Route.LoaderArgs) => drawChoghadiya(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
