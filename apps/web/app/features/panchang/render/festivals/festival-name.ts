import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { TranslateAlmanac } from '../almanac.tsx'

/** Returns the name of a festival, with its tradition if two traditions keep different days. */
export function festivalName(
  t: TranslateAlmanac,
  { key, tradition }: Pick<FestivalOfPlace, 'key' | 'tradition'>,
): string {
  // The contract types the key as plain text; a test of the texts makes sure that every key of the engine has a name.
  const name = t(`festivals:names.${key as 'diwali'}`)
  return tradition === 'all' ? name : `${name} (${t(`festivals:traditions.${tradition}`)})`
}

/** Returns the meaning of a festival; the full and new moons of an added month use the texts of the usual ones. */
export function festivalMeaning(t: TranslateAlmanac, { key }: Pick<FestivalOfPlace, 'key'>): string {
  return t(`festival-words:about.${key.replace('-adhika', '') as 'diwali'}`)
}

/** Returns the name of its puja, or the general one if it has none of its own. */
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
 * Returns the period for its puja, or the instant of it. The sunrise that decides on which day a tithi is kept is not a
 * time of prayer, so it is returned only for a festival kept at sunrise itself and for no tithi.
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
