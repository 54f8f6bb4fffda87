import { estimateDelivery } from '@sankalp/contract/delivery-zones'
import type { Language } from '@sankalp/contract/language'
import { formatDate } from '../../../shared/almanac/date-text.ts'

/** A PIN code of the farthest of the zones that most people live in: nobody there is promised an earlier day. */
const farAmongMost = '600001'

/** The day by which a parcel that is ordered now is with most people of India. */
export function dayForMost(now: Date): string {
  return estimateDelivery(farAmongMost, now)!.to
}

/** In Hindi the month stands whole: its short form ends in a sign that our letters do not have. */
export function dayText(day: string, language: Language): string {
  return formatDate(day, language, { weekday: 'short', day: 'numeric', month: language === 'hin' ? 'long' : 'short' })
}
