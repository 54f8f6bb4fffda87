import { isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, data, useLoaderData } from 'react-router'
import { keepingHeaders, readHoroscope, readOnServer } from '../features/horoscope/horoscope-calls.ts'
import { HoroscopePage } from '../features/horoscope/horoscope-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { visitContext } from '../lib/visit.ts'

export const handle: RouteHandle = { namespaces: ['horoscope'] }

/** A sign or time that is not ours is read as the first one. */
function askedFor(request: Request) {
  const { searchParams } = new URL(request.url)
  const [sign, timeframe] = [searchParams.get('sign'), searchParams.get('timeframe')]
  return { sign: isSign(sign) ? sign : ('virgo' as const), timeframe: isTimeframe(timeframe) ? timeframe : ('today' as const) }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sign, timeframe } = askedFor(request)
  const found = await readOnServer(context.get(visitContext), sign, timeframe)
  return data(found, { headers: keepingHeaders(found) })
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { sign, timeframe } = askedFor(request)
  return readHoroscope(sign, timeframe, request.signal)
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export default function HoroscopeRoute() {
  return <HoroscopePage data={useLoaderData<typeof clientLoader>()} />
}
