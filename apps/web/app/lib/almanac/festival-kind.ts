import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'

export const festivalKinds = ['festival', 'ekadashi', 'vrat', 'moon', 'sankranti'] as const
export type FestivalKind = (typeof festivalKinds)[number]

/** Kept every month. */
const vrats = new Set(['vinayaka-chaturthi', 'skanda-sashti', 'masik-durgashtami', 'pradosh-vrat', 'sankashti-chaturthi', 'kalashtami', 'masik-shivaratri'])
const months = 'chaitra|vaishakha|jyeshtha|ashadha|shravana|bhadrapada|ashwina|kartika|margashirsha|pausha|magha|phalguna'
const ofMoon = new RegExp(`^((${months})(-adhika)?-(purnima|amavasya)|purnima-vrat|darsha-amavasya)$`)

export function isKind(value: unknown): value is FestivalKind {
  return festivalKinds.some((kind) => kind === value)
}

export function kindOf({ key }: Pick<FestivalOfPlace, 'key'>): FestivalKind {
  if (key.endsWith('-ekadashi')) return 'ekadashi'
  if (key.endsWith('-sankranti')) return 'sankranti'
  if (ofMoon.test(key)) return 'moon'
  return vrats.has(key) ? 'vrat' : 'festival'
}
