import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { Say } from '../almanac.tsx'

/** What it is called, and whose day it is where traditions keep two. */
export function festivalName(t: Say, { key, tradition }: Pick<FestivalOfPlace, 'key' | 'tradition'>): string {
  // The contract keeps it a plain text; a test of the words holds every key of the engine to a name.
  const name = t(`festivals:names.${key as 'diwali'}`)
  return tradition === 'all' ? name : `${name} (${t(`festivals:traditions.${tradition}`)})`
}

/** What is remembered and done; an added month's full and new moons are those of the month. */
export function festivalMeaning(t: Say, { key }: Pick<FestivalOfPlace, 'key'>): string {
  return t(`festival-words:about.${key.replace('-adhika', '') as 'diwali'}`)
}

/** The name of its puja, where it has one of its own. */
export function pujaName(t: Say, { key }: Pick<FestivalOfPlace, 'key'>): string {
  const path = `puja.${key as 'diwali'}` as const
  const name = t(`festival-words:${path}`)
  return name === path ? t('festival.puja') : name
}

/** The stretch for its puja. Some days are found by an instant instead; sunrise then says nothing of when to pray. */
export function pujaOf({ puja, kaala }: FestivalOfPlace): { span: Lasting } | { at: number } | null {
  if (!puja) return null
  if (puja.endsAt - puja.startsAt > 60_000) return { span: puja }
  return kaala === 'sunset' || kaala === 'chandrodaya' ? { at: puja.startsAt } : null
}
type Lasting = { startsAt: number; endsAt: number }
