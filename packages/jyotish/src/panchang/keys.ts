import { requireInteger } from '../errors.ts'

/** The fifteen tithis of a fortnight. The last is 'purnima' in the bright and 'amavasya' in the dark one. */
const fortnightTithis = [
  'pratipada',
  'dwitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dwadashi',
  'trayodashi',
  'chaturdashi',
] as const

export type TithiKey = (typeof fortnightTithis)[number] | 'purnima' | 'amavasya'
export type Paksha = 'shukla' | 'krishna'

/** Returns the key. `number` counts 1…30 from new moon. */
export function tithiKey(number: number): TithiKey {
  requireInteger(number, 1, 30, 'number')
  if (number === 15) return 'purnima'
  if (number === 30) return 'amavasya'
  return fortnightTithis[(number - 1) % 15]!
}

export function pakshaOf(tithiNumber: number): Paksha {
  requireInteger(tithiNumber, 1, 30, 'tithiNumber')
  return tithiNumber <= 15 ? 'shukla' : 'krishna'
}

/** Each index 0…26 covers 13°20′ of the sum of the Sun's and the Moon's sidereal longitudes. */
export const yogas = [
  'vishkambha',
  'priti',
  'ayushmana',
  'saubhagya',
  'shobhana',
  'atiganda',
  'sukarma',
  'dhriti',
  'shula',
  'ganda',
  'vriddhi',
  'dhruva',
  'vyaghata',
  'harshana',
  'vajra',
  'siddhi',
  'vyatipata',
  'variyana',
  'parigha',
  'shiva',
  'siddha',
  'sadhya',
  'shubha',
  'shukla',
  'brahma',
  'indra',
  'vaidhriti',
] as const
export type Yoga = (typeof yogas)[number]

const movingKaranas = ['bava', 'balava', 'kaulava', 'taitila', 'garaja', 'vanija', 'vishti'] as const
const closingKaranas = ['shakuni', 'chatushpada', 'naga'] as const
export type Karana = 'kimstughna' | (typeof movingKaranas)[number] | (typeof closingKaranas)[number]

/** Returns the key. `number` counts the sixty half tithis of a lunar month, 1…60 from new moon. */
export function karanaKey(number: number): Karana {
  requireInteger(number, 1, 60, 'number')
  if (number === 1) return 'kimstughna'
  return number <= 57 ? movingKaranas[(number - 2) % 7]! : closingKaranas[number - 58]!
}

/** Weekdays named by their lords. Index 0…6 from Sunday, as in weekdayIndex. */
export const varas = ['ravi', 'soma', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const
export type Vara = (typeof varas)[number]

export const directions = ['east', 'south', 'west', 'north'] as const
export type Direction = (typeof directions)[number]
