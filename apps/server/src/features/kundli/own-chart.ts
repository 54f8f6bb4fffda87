import type { KundliRow } from './kundli.repository.ts'

type Row = Pick<KundliRow, 'isMarked' | 'year' | 'month' | 'day'>

/**
 * Returns which saved chart is the user's own: the one they have marked, or else the latest with the birth day of their
 * profile. A family saves the charts of all its members, so that no other rule is safe.
 */
export function findOwn<One extends Row>(latestFirst: readonly One[], birthDay: string | null): One | null {
  return latestFirst.find(({ isMarked }) => isMarked) ?? latestFirst.find((row) => dayOf(row) === birthDay) ?? null
}

function dayOf({ year, month, day }: Row): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
