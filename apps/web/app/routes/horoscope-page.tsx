import { isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import { HoroscopeView } from '../features/horoscope/browser/horoscope-view.tsx'
import { drawTabs } from '../features/horoscope/draw/draw-page.server.tsx'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/horoscope-page.ts'

/** A sign or time that is not ours is read as the first one. */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const [sign, timeframe] = [searchParams.get('sign'), searchParams.get('timeframe')]
  return drawTabs(args, { sign: isSign(sign) ? sign : 'virgo', timeframe: isTimeframe(timeframe) ? timeframe : 'today' })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HoroscopeView
