import { AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { keepOnFailure } from '../features/panchang/browser/keep-on-failure.ts'
import { drawMonth } from '../features/panchang/draw/month/month-page.server.tsx'
import type { Route } from './+types/calendar.ts'

export const loader = (args: Route.LoaderArgs) => drawMonth(args, args.params)
export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage
