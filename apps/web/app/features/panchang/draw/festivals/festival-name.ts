import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { Say } from '../almanac.tsx'

/** What it is called, and whose day it is where traditions keep two. */
export function festivalName(t: Say, { key, tradition }: Pick<FestivalOfPlace, 'key' | 'tradition'>): string {
  // The contract keeps it a plain text; a test of the words holds every key of the engine to a name.
  const name = t(`festivals:names.${key as 'diwali'}`)
  return tradition === 'all' ? name : `${name} (${t(`festivals:traditions.${tradition}`)})`
}

/** The stretch for its puja. Some days are found by an instant instead; sunrise then says nothing of when to pray. */
export function pujaOf({ puja, kaala }: FestivalOfPlace): { span: Lasting } | { at: number } | null {
  if (!puja) return null
  if (puja.endsAt - puja.startsAt > 60_000) return { span: puja }
  return kaala === 'sunset' || kaala === 'chandrodaya' ? { at: puja.startsAt } : null
}
type Lasting = { startsAt: number; endsAt: number }
