import { isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import { data, redirect } from 'react-router'
import { HoroscopeView } from '../features/horoscope/browser/horoscope-view.tsx'
import { keepOnFailure } from '../features/horoscope/browser/keep-on-failure.ts'
import { drawSign } from '../features/horoscope/draw/draw-page.server.tsx'
import { addressOf } from '../features/horoscope/horoscope-address.ts'
import type { Route } from './+types/horoscope.ts'

export function loader({ params: { sign, timeframe }, context }: Route.LoaderArgs) {
  if (isSign(sign) && timeframe === undefined) throw redirect(addressOf(sign, 'today'), 301)
  if (!isSign(sign) || !isTimeframe(timeframe)) throw data(null, { status: 404 })
  return drawSign(context, { sign, timeframe })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HoroscopeView
