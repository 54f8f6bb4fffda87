import { estimateDelivery } from '@sankalp/contract/delivery-zones'
import type { Language } from '@sankalp/contract/language'
import { formatDate } from '../../shared/almanac/date-text.ts'

/** A PIN code in the farthest of the zones where most people live, so that no one there is promised an earlier day. */
const farAmongMost = '600001'

/** Returns the day by which a parcel ordered now reaches most people in India. */
export function dayForMost(now: Date): string {
  return estimateDelivery(farAmongMost, now)!.to
}

/** In Hindi use the full month name: the short form ends in a character that our fonts lack. */
export function dayText(day: string, language: Language): string {
  return formatDate(day, language, { weekday: 'short', day: 'numeric', month: language === 'hin' ? 'long' : 'short' })
}
