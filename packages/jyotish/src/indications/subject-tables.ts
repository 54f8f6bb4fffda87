import type { SevenGraha } from '../kundli/chart.ts'
import type { House, Subject } from './indication-types.ts'

/**
 * The part of life that each house is asked about (Brihat Parashara Hora Shastra, chapter 11). A house has many
 * meanings; this is the one under which a reader looks for it.
 */
export const subjectOfHouse: Record<House, Subject> = {
  1: 'nature',
  2: 'money',
  3: 'learning',
  4: 'home',
  5: 'children',
  6: 'health',
  7: 'love',
  // Joint and inherited money, which its lords speak of in every text.
  8: 'money',
  9: 'faith',
  10: 'work',
  11: 'money',
  12: 'travel',
}

/** The part of life for which each graha is the karaka (Brihat Parashara Hora Shastra, chapter 32). */
export const subjectOfGraha: Record<SevenGraha, Subject> = {
  sun: 'nature',
  moon: 'mind',
  mars: 'health',
  mercury: 'learning',
  jupiter: 'faith',
  venus: 'love',
  saturn: 'work',
}

/** The karakas that are judged beside a house and its lord (Phaladeepika, chapter 15). */
export const karakasOfHouse: Record<House, readonly SevenGraha[]> = {
  1: ['sun'],
  2: ['jupiter'],
  3: ['mars'],
  4: ['moon', 'mercury'],
  5: ['jupiter'],
  6: ['mars', 'saturn'],
  7: ['venus'],
  8: ['saturn'],
  9: ['sun', 'jupiter'],
  10: ['sun', 'mercury', 'jupiter', 'saturn'],
  11: ['jupiter'],
  12: ['saturn'],
}
