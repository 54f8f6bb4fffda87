import { isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import { HoroscopeView } from '../features/horoscope/browser/horoscope-view.tsx'
import { keepOnFailure } from '../features/horoscope/browser/keep-on-failure.ts'
import { drawTabs } from '../features/horoscope/draw/draw-page.server.tsx'
import type { Route } from './+types/horoscope-page.ts'

/** A sign or time that is not ours is read as the first one. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [sign, timeframe] = [searchParams.get('sign'), searchParams.get('timeframe')]
  return drawTabs(context, { sign: isSign(sign) ? sign : 'virgo', timeframe: isTimeframe(timeframe) ? timeframe : 'today' })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HoroscopeView
