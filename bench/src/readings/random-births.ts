import type { Birth, Kundli, Sky } from '@sankalp/jyotish'
import { makeKundli } from '@sankalp/jyotish'

/** Cities from all corners of India, so that births differ in latitude and longitude too. */
const cities = [
  [28.6139, 77.209],
  [19.076, 72.8777],
  [13.0827, 80.2707],
  [22.5726, 88.3639],
  [17.385, 78.4867],
  [26.1445, 91.7362],
  [34.0837, 74.7973],
  [8.5241, 76.9366],
  [23.0225, 72.5714],
  [25.3176, 82.9739],
] as const

const FIRST_YEAR = 1945
const YEARS = 70

/** Returns the same numbers in [0, 1) for the same seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws births of 1945 to 2014, evenly over years, days, minutes and cities. */
export function drawBirth(next: () => number): Birth {
  const below = (count: number) => Math.floor(next() * count)
  const [latDeg, lonDeg] = cities[below(cities.length)]!
  return {
    // The 28th exists in every month; the last days of months are no different from others.
    date: { year: FIRST_YEAR + below(YEARS), month: 1 + below(12), day: 1 + below(28) },
    time: { hour: below(24), minute: below(60) },
    place: { latDeg, lonDeg, zone: 'Asia/Kolkata' },
  }
}

export function drawKundlis(sky: Sky, seed: number, count: number): Kundli[] {
  const next = numbersOf(seed)
  return Array.from({ length: count }, () => makeKundli(sky, drawBirth(next)))
}
