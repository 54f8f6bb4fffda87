import { type Sign, type Timeframe, isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, data, useLoaderData } from 'react-router'
import { keepingHeaders, readHoroscope, readOnServer } from '../features/horoscope/horoscope-calls.ts'
import { SignPage } from '../features/horoscope/sign-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { visitContext } from '../lib/visit.ts'

export const handle: RouteHandle = { namespaces: ['horoscope'] }

function askedFor({ sign, timeframe }: { sign?: string; timeframe?: string }): { sign: Sign; timeframe: Timeframe } {
  if (!isSign(sign) || !isTimeframe(timeframe)) throw data(null, { status: 404 })
  return { sign, timeframe }
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { sign, timeframe } = askedFor(params)
  const found = await readOnServer(context.get(visitContext), sign, timeframe)
  return data(found, { headers: keepingHeaders(found) })
}

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { sign, timeframe } = askedFor(params)
  return readHoroscope(sign, timeframe, request.signal)
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export default function HoroscopeOfSign() {
  return <SignPage data={useLoaderData<typeof clientLoader>()} />
}
