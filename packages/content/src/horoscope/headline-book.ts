import fullMoon from '../../horoscope/headline-full-moon.json' with { type: 'json' }
import moonBody from '../../horoscope/headline-moon-1-to-4.json' with { type: 'json' }
import moonPeople from '../../horoscope/headline-moon-5-to-8.json' with { type: 'json' }
import moonWorld from '../../horoscope/headline-moon-9-to-12.json' with { type: 'json' }
import newMoon from '../../horoscope/headline-new-moon.json' with { type: 'json' }
import week from '../../horoscope/headline-week.json' with { type: 'json' }
import type { PhaseKind } from './moon-phase.ts'
import type { Sentence } from './sentence-book.ts'

/**
 * The headlines of a day by the Moon's house and the nature of its nakshatra: "4.lasting". Each list has two halves,
 * used in turn from one revolution of the Moon to the next. A half has as many texts as the Moon may spend days in such
 * nakshatras of one rashi: three for quick and firm ones, which stand side by side, and two for the others.
 */
export const moonHeadlines: Record<string, readonly Sentence[]> = { ...moonBody, ...moonPeople, ...moonWorld }

/** The headline of the day of a full or new Moon, by its house. */
export const fullMoonHeadlines: Record<string, Sentence> = fullMoon
export const newMoonHeadlines: Record<string, Sentence> = newMoon

/**
 * The headlines of a week, by the house of the Moon at its quarter; in a week without one, by the house of the Sun, in the
 * first or second half of its month there.
 */
export const weekHeadlines: Record<PhaseKind | 'sun-early' | 'sun-late', Record<string, Sentence>> = week
