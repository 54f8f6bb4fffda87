import { AlmanacFailure, AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { drawPanchang } from '../features/panchang/draw/day/day-page.server.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import type { Route } from './+types/panchang.ts'

export const loader = (args: Route.LoaderArgs) => drawPanchang(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage

export function ErrorBoundary() {
  return <AlmanacFailure otherwise={<ErrorPage />} />
}
