import { AlmanacFailure, AlmanacPage } from '../features/panchang/browser/almanac-page.tsx'
import { drawCityDay } from '../features/panchang/draw/day/day-page.server.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import type { Route } from './+types/panchang-city.ts'

export const loader = (args: Route.LoaderArgs) => drawCityDay(args, args.params)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default AlmanacPage

export function ErrorBoundary() {
  return <AlmanacFailure otherwise={<ErrorPage />} />
}
