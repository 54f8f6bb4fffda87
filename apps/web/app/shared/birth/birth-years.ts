import type { CivilDay } from './civil-day.ts'

/** The first year of our tables. */
export const firstBirthYear = 1900

const yearChoices = 100

/** The Kundli form offers the last hundred years (docs/requirements C-4). */
export function firstKundliYear({ year }: Pick<CivilDay, 'year'>): number {
  return year - yearChoices + 1
}
