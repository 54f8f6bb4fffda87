import { AlmanacFailure, AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { drawFestivals } from '../features/panchang/draw/festivals/festivals-page.server.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import type { Route } from './+types/festivals.ts'

export const loader = (args: Route.LoaderArgs) => drawFestivals(args, args.params)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage

export function ErrorBoundary() {
  return <AlmanacFailure otherwise={<ErrorPage />} />
}
