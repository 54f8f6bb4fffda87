import { isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import { data, redirect } from 'react-router'
import { HoroscopeView } from '../features/horoscope/browser/horoscope-view.tsx'
import { renderSign } from '../features/horoscope/render/horoscope-page.server.tsx'
import { addressOf } from '../features/horoscope/horoscope-address.ts'
import { loadPage } from '../lib/public-page/load-page.ts'
import type { Route } from './+types/horoscope.ts'

export function loader(args: Route.LoaderArgs) {
  const { sign, timeframe } = args.params
  if (isSign(sign) && timeframe === undefined) throw redirect(addressOf(sign, 'today'), 301)
  if (!isSign(sign) || !isTimeframe(timeframe)) throw data(null, { status: 404 })
  return renderSign(args, { sign, timeframe })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default HoroscopeView
