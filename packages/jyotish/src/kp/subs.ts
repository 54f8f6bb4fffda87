import { wrap360 } from '../angles.ts'
import { vimshottariSystem } from '../dasha/vimshottari.ts'
import { requireFinite, requireInteger } from '../errors.ts'
import { CUSP_SLACK_DEG } from '../zodiac/division.ts'
import type { Graha, Rashi } from '../zodiac/keys.ts'
import { rashiLord, rashis } from '../zodiac/keys.ts'

/**
 * K. S. Krishnamurti divides each nakshatra as the Vimshottari dasha divides its years: nine subs from the star's own
 * lord on, each as wide as its lord's years (KP Reader II), and each sub again in nine sub-subs. Counted in thirds of an
 * arcsecond, all of these edges are whole numbers.
 */
const PER_DEG = 3 * 3600
const PER_STAR = (40 / 3) * PER_DEG
const PER_RASHI = 30 * PER_DEG
const CIRCLE = 360 * PER_DEG
const { lords, years, totalYears } = vimshottariSystem

/** The lords of a longitude: of its rashi, its nakshatra, and of the parts of that. */
export type KpLords = { rashi: Graha; star: Graha; sub: Graha; subSub: Graha }

/** One of the 249 parts: a sub, or the part of it in one rashi if it reaches into the next. */
export type KpSub = {
  /** 1…249 from 0° of mesha on: the number that a querent names. */
  number: number
  startDeg: number
  endDeg: number
  rashi: Rashi
  rashiLord: Graha
  star: Graha
  sub: Graha
}

type Part = { lordIndex: number; start: number; end: number }

/** Divides a span in nine by the years of the lords, beginning with one of them. */
function divide(firstLord: number, start: number, end: number): Part[] {
  let from = start
  return lords.map((_, step) => {
    const lordIndex = (firstLord + step) % lords.length
    const to = from + ((end - start) * years[lords[lordIndex]!]) / totalYears
    const part = { lordIndex, start: from, end: to }
    from = to
    return part
  })
}

const stars: readonly Part[] = Array.from({ length: CIRCLE / PER_STAR }, (_, index) => ({
  lordIndex: index % lords.length,
  start: index * PER_STAR,
  end: (index + 1) * PER_STAR,
}))

/** The 249 subs in order. Six of the 243 reach over the edge of a rashi and count as two. */
export const kpSubs: readonly KpSub[] = stars
  .flatMap((star) => divide(star.lordIndex, star.start, star.end).map((sub) => ({ star, sub })))
  .flatMap(({ star, sub }) =>
    atRashiEdge(sub).map(({ start, end }) => {
      const rashi = rashis[Math.floor(start / PER_RASHI)]!
      return {
        startDeg: start / PER_DEG,
        endDeg: end / PER_DEG,
        rashi,
        rashiLord: rashiLord(rashi),
        star: lords[star.lordIndex]!,
        sub: lords[sub.lordIndex]!,
      }
    }),
  )
  .map((sub, index) => ({ number: index + 1, ...sub }))

function atRashiEdge({ start, end }: Part): { start: number; end: number }[] {
  const edge = (Math.floor(start / PER_RASHI) + 1) * PER_RASHI
  return edge < end
    ? [
        { start, end: edge },
        { start: edge, end },
      ]
    : [{ start, end }]
}

export const KP_NUMBERS = 249

/** Returns the part with a number, 1…249. A prashna by number has its lagna where this part begins. */
export function kpSubOfNumber(number: number): KpSub {
  return kpSubs[requireInteger(number, 1, KP_NUMBERS, 'number') - 1]!
}

/** Returns the lords of a sidereal longitude in any range of degrees. A cusp belongs to the part that it begins. */
export function kpLordsOf(lonDeg: number): KpLords {
  const at = positionOf(lonDeg)
  const star = stars[Math.floor(at / PER_STAR)]!
  const sub = partAt(divide(star.lordIndex, star.start, star.end), at)
  const subSub = partAt(divide(sub.lordIndex, sub.start, sub.end), at)
  return {
    rashi: rashiLord(rashis[Math.floor(at / PER_RASHI)]!),
    star: lords[star.lordIndex]!,
    sub: lords[sub.lordIndex]!,
    subSub: lords[subSub.lordIndex]!,
  }
}

function positionOf(lonDeg: number): number {
  const at = (wrap360(requireFinite(lonDeg, 'lonDeg')) + CUSP_SLACK_DEG) * PER_DEG
  return at < CIRCLE ? at : 0
}

function partAt(parts: readonly Part[], at: number): Part {
  return parts.find(({ end }) => at < end) ?? parts.at(-1)!
}
