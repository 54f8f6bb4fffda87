import type { Language } from '@sankalp/contract/language'
import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { monthOfTithi, tithiKey } from '@sankalp/jyotish/read'

/** States whose months end at the new moon. In all others they end at the full moon. */
const amantaStates: readonly string[] = [
  'Andhra Pradesh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Goa',
  'Gujarat',
  'Karnataka',
  'Kerala',
  'Lakshadweep',
  'Maharashtra',
  'Puducherry',
  'Tamil Nadu',
  'Telangana',
]

export function monthCountOf(state: string): 'amanta' | 'purnimanta' {
  return amantaStates.includes(state) ? 'amanta' : 'purnimanta'
}

/** Paksha as part of a tithi's name, without the word paksha. */
const shortPakshas = {
  en: { shukla: 'Shukla', krishna: 'Krishna' },
  hin: { shukla: 'शुक्ल', krishna: 'कृष्ण' },
}
const addedMonth = { en: 'Adhik', hin: 'अधिक' }
const fullAndNewMoon: readonly string[] = ['purnima', 'amavasya']

type Day = Pick<AlmanacDay, 'month' | 'tithis'>
type Tithi = AlmanacDay['tithis'][number]
/** What months and tithis are called: the words of `jyotish.json`, by kind and key. */
export type NameOf = (kind: 'months' | 'tithis', key: string) => string

/**
 * The name of a tithi with its month and paksha: "Kartika Shukla Navami", "Kartika Purnima". `state` is that of the place, for
 * the name of a dark fortnight.
 */
export function tithiTitle(day: Day, tithi: Tithi, state: string, language: Language, nameOf: NameOf): string {
  const month = monthOfTithi(day.month, day.tithis[0]!, tithi)
  return [
    month?.adhika ? addedMonth[language] : '',
    month ? nameOf('months', month[monthCountOf(state)]) : '',
    // A full or new moon has only one paksha.
    fullAndNewMoon.includes(tithi.key) ? '' : shortPakshas[language][tithi.paksha],
    nameOf('tithis', tithi.key),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The name of the tithi that follows. */
export function nextTithiName({ number }: Tithi, nameOf: NameOf): string {
  return nameOf('tithis', tithiKey((number % 30) + 1))
}
