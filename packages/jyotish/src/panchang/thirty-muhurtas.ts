import type { PanchangDay } from './day-types.ts'
import type { Interval } from './spans.ts'
import { nthPart } from './spans.ts'

/** The fifteen muhurtas of the daytime and the fifteen of the night, with the names in almanacs (Do Ghati Muhurta). */
export const muhurtaKeys = [
  'rudra',
  'ahi',
  'mitra',
  'pitri',
  'vasu',
  'varaha',
  'vishvedeva',
  'vidhi',
  'satamukhi',
  'puruhuta',
  'vahini',
  'naktanchara',
  'varuna',
  'aryaman',
  'bhaga',
  'girisha',
  'ajapada',
  'ahirbudhnya',
  'pushan',
  'ashvini',
  'yama',
  'agni',
  'vidhatri',
  'kanda',
  'aditi',
  'jiva',
  'vishnu',
  'dyumadgadyuti',
  'brahma',
  'samudra',
] as const
export type MuhurtaKey = (typeof muhurtaKeys)[number]
export type MuhurtaSpan = Interval & { key: MuhurtaKey; isGood: boolean }

const PER_HALF = 15

/** Avoided for beginnings on every day of the week. */
const neverGood: ReadonlySet<MuhurtaKey> = new Set([
  'rudra',
  'ahi',
  'pitri',
  'puruhuta',
  'vahini',
  'naktanchara',
  'bhaga',
  'girisha',
  'ajapada',
  'yama',
])

/**
 * Returns all thirty muhurtas of a day, two ghatis each; null where the Sun does not rise and set. A muhurta that is
 * Dur Muhurta on its weekday is not good.
 */
export function thirtyMuhurtas({
  sunriseAt,
  sunsetAt,
  endsAt,
  muhurtas,
}: Pick<PanchangDay, 'sunriseAt' | 'sunsetAt' | 'endsAt' | 'muhurtas'>): MuhurtaSpan[] | null {
  if (sunriseAt === null || sunsetAt === null || muhurtas === null) return null
  const daytime = { startsAt: sunriseAt, endsAt: sunsetAt }
  const night = { startsAt: sunsetAt, endsAt }
  const avoided = new Set(muhurtas.durMuhurtas.map(({ startsAt }) => startsAt))
  return muhurtaKeys.map((key, at) => {
    const span = nthPart(at < PER_HALF ? daytime : night, (at % PER_HALF) + 1, PER_HALF)
    return { key, isGood: !neverGood.has(key) && !avoided.has(span.startsAt), ...span }
  })
}
