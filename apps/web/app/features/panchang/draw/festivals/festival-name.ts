import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { Say } from '../almanac.tsx'

export function festivalName(t: Say, { key }: Pick<FestivalOfPlace, 'key'>): string {
  // The contract keeps it a plain text; a test of the words holds every key of the engine to a name.
  return t(`festivals:names.${key as 'diwali'}`)
}
