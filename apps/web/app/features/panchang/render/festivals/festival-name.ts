import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { TranslateAlmanac } from '../almanac.tsx'

/** What it is called, and whose day it is where traditions keep two. */
export function festivalName(
  t: TranslateAlmanac,
  { key, tradition }: Pick<FestivalOfPlace, 'key' | 'tradition'>,
): string {
  // The contract keeps it a plain text; a test of the words holds every key of the engine to a name.
  const name = t(`festivals:names.${key as 'diwali'}`)
  return tradition === 'all' ? name : `${name} (${t(`festivals:traditions.${tradition}`)})`
}

/** What is remembered and done; an added month's full and new moons are those of the month. */
export function festivalMeaning(t: TranslateAlmanac, { key }: Pick<FestivalOfPlace, 'key'>): string {
  return t(`festival-words:about.${key.replace('-adhika', '') as 'diwali'}`)
}

/** The name of its puja, where it has one of its own. */
export function pujaName(t: TranslateAlmanac, { key }: Pick<FestivalOfPlace, 'key'>): string {
  const path = `puja.${key as 'diwali'}` as const
  const name = t(`festival-words:${path}`)
  return name === path ? t('festival.puja') : name
}

const instantNames = {
  udaya: 'terms.sunrise.name',
  sunset: 'terms.sunset.name',
  chandrodaya: 'terms.moonrise.name',
} as const

/**
 * The stretch for its puja, or the instant of it. The sunrise that decides on which day a tithi is kept says nothing of
 * when to pray, so it is given only for what is kept at sunrise itself and for no tithi.
 */
export function pujaOf({
  puja,
  kaala,
  limb,
}: FestivalOfPlace): { span: Lasting } | { at: number; name: InstantName } | null {
  if (!puja) return null
  if (puja.endsAt - puja.startsAt > 60_000) return { span: puja }
  if (kaala === 'udaya' && limb) return null
  return kaala && kaala in instantNames
    ? { at: puja.startsAt, name: instantNames[kaala as keyof typeof instantNames] }
    : null
}
type InstantName = (typeof instantNames)[keyof typeof instantNames]
type Lasting = { startsAt: number; endsAt: number }
