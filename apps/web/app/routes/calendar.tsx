import { AlmanacFailure, AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { drawMonth } from '../features/panchang/draw/month/month-page.server.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import type { Route } from './+types/calendar.ts'

export const loader = (args: Route.LoaderArgs) => drawMonth(args, args.params)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage

export function ErrorBoundary() {
  return <AlmanacFailure otherwise={<ErrorPage />} />
}
