import { AlmanacFailure, AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { drawChoghadiya } from '../features/panchang/draw/hours-pages.server.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import type { Route } from './+types/choghadiya.ts'

export const loader = (args: Route.LoaderArgs) => drawChoghadiya(args, args.params)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage

export function ErrorBoundary() {
  return <AlmanacFailure otherwise={<ErrorPage />} />
}
