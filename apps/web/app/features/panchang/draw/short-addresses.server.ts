import { defaultCity, getPanchangDay } from '@sankalp/contract/panchang'
import { redirect } from 'react-router'
import { visitContext } from '../../../lib/visit.ts'
import { ask } from './ask.server.ts'
import type { LoaderArgs } from './draw-page.server.tsx'

/** Which month it is depends on the place: near midnight two cities may have two. */
export async function findMonth({ context }: LoaderArgs, city: string) {
  const today = await todayIn(context, city)
  // The page of a month says what is wrong with a city, and which it may have been.
  const [year, month] = (today ?? new Date().toISOString()).split('-').map(Number)
  return redirect(`/calendar/${encodeURIComponent(city)}/${year}/${month}`)
}

export async function findYear({ context, request }: LoaderArgs) {
  const city = new URL(request.url).searchParams.get('city') ?? defaultCity
  const today = await todayIn(context, city)
  return redirect(`/festivals/${(today ?? new Date().toISOString()).slice(0, 4)}${city === defaultCity ? '' : `?city=${encodeURIComponent(city)}`}`)
}

async function todayIn(context: LoaderArgs['context'], city: string): Promise<string | null> {
  const asked = await ask(context.get(visitContext), getPanchangDay, { params: { city, date: 'today' } })
  return 'reply' in asked ? asked.reply.today : null
}
