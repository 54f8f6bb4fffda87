import type { Indication } from './indication-types.ts'
import { grahaHouseIndications, houseLordIndications, moonPadaIndications } from './natal.ts'
import { navamsaIndications } from './navamsa.ts'
import type { ReadingMoment } from './stays.ts'
import { periodIndications } from './periods.ts'
import { strengthIndications } from './traits.ts'
import { transitIndications } from './transit-indications.ts'
import { type ReadableKundli, viewOf } from './view.ts'
import { yogaIndications } from './yoga-indications.ts'

/**
 * Returns everything that a chart says, and with a moment what the time from then on brings. Nothing is left out that
 * points the other way: choosing is up to the caller. No key occurs twice.
 *
 * Without a birth time it returns only what is certain over the whole day; houses are counted from the Moon then.
 */
export function findIndications(kundli: ReadableKundli, moment?: ReadingMoment): Indication[] {
  const view = viewOf(kundli)
  return [
    ...houseLordIndications(view),
    ...moonPadaIndications(view),
    ...grahaHouseIndications(view),
    ...strengthIndications(view),
    ...navamsaIndications(view),
    ...yogaIndications(view),
    ...(moment ? [...periodIndications(view, moment.atMs), ...transitIndications(view, moment)] : []),
  ]
}
