import { isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import { data, redirect } from 'react-router'
import { HoroscopeView } from '../features/horoscope/browser/horoscope-view.tsx'
import { drawSign } from '../features/horoscope/draw/draw-page.server.tsx'
import { addressOf } from '../features/horoscope/horoscope-address.ts'
import { keepOnFailure } from '../lib/drawn/keep-on-failure.ts'
import type { Route } from './+types/horoscope.ts'

export function loader(args: Route.LoaderArgs) {
  const { sign, timeframe } = args.params
  if (isSign(sign) && timeframe === undefined) throw redirect(addressOf(sign, 'today'), 301)
  if (!isSign(sign) || !isTimeframe(timeframe)) throw data(null, { status: 404 })
  return drawSign(args, { sign, timeframe })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepOnFailure(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HoroscopeView
