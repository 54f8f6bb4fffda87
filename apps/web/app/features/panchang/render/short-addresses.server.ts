import { defaultCity, getPanchangDay } from '@sankalp/contract/panchang'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { visitContext } from '../../../lib/visit.ts'
import type { LoaderArgs } from './render-almanac.server.tsx'

/**
 * Redirects to the current month, at today. The month depends on the place: near midnight two cities may have different
 * ones.
 */
export async function findMonth(args: LoaderArgs, named?: string) {
  const { city, today } = await whereAndWhen(args, named)
  const [year, month] = today.split('-').map(Number)
  return redirect(`/calendar/${encodeURIComponent(city)}/${year}/${month}#today`)
}

export async function findYear(args: LoaderArgs) {
  const { city, today } = await whereAndWhen(args, new URL(args.request.url).searchParams.get('city') ?? undefined)
  return redirect(`/festivals/${today.slice(0, 4)}${city === defaultCity ? '' : `?city=${encodeURIComponent(city)}`}`)
}

/** Redirects `/choghadiya` and `/rahu-kaal` to the page of the user's city. */
export async function findHours(args: LoaderArgs, page: 'choghadiya' | 'rahu-kaal') {
  const { city } = await whereAndWhen(args)
  return redirect(`/${page}/${encodeURIComponent(city)}`)
}

/** Returns the city in the address, or else the user's chosen city if it is known; and its date. */
async function whereAndWhen({ context }: LoaderArgs, named?: string): Promise<{ city: string; today: string }> {
  const visit = context.get(visitContext)
  const todayIn = async (city: string) => {
    const called = await callEndpoint(visit, getPanchangDay, { params: { city, date: 'today' } })
    return 'reply' in called ? called.reply.today : null
  }
  const own = named ?? visit.city
  const today = own === undefined ? null : await todayIn(own)
  // An invalid city in the address is kept, because its page shows the error and suggestions.
  const city = named ?? (today === null ? defaultCity : own!)
  return { city, today: today ?? (await todayIn(defaultCity)) ?? new Date().toISOString().slice(0, 10) }
}
