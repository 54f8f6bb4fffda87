import type { Choghadiya } from '../panchang/choghadiya.ts'
import type { PanchangDay } from '../panchang/day-types.ts'
import type { HoraLord } from '../panchang/hora.ts'
import type { Interval } from '../panchang/spans.ts'
import { intersect } from '../panchang/spans.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Graha } from '../zodiac/keys.ts'

/** The choghadiyas in which one may begin something, the best first. */
export const goodChoghadiyas = ['amrit', 'shubh', 'labh', 'char'] as const satisfies Choghadiya[]
export type GoodChoghadiya = (typeof goodChoghadiyas)[number]

/** Why the hora of a graha suits this person: it rules their running antardasha, their lagna or their Moon sign. */
export const lordships = ['antardasha', 'lagna', 'moon-sign'] as const
export type Lordship = (typeof lordships)[number]
export type OwnLord = { graha: Graha; of: Lordship }

export type GoodHour = Interval & {
  choghadiya: GoodChoghadiya
  /** Null: no hora of the person's own lords falls into a good choghadiya on this day. */
  hora: { lord: HoraLord; of: Lordship } | null
}

/** A shorter one would be over before one has sat down. */
const LEAST_MS = 20 * 60_000
/** Until about half past ten in the evening. */
const EVENING_PARTS = 3

/**
 * Returns the hours of a day that suit a person, the best first: a good choghadiya in the hora of one of their own
 * lords, without Rahu Kalam. If there is none, returns the good choghadiyas alone.
 */
export function goodHours({ muhurtas }: PanchangDay, lords: readonly OwnLord[]): GoodHour[] {
  if (!muhurtas) return []
  const { choghadiya, horas, rahuKalam } = muhurtas
  const good = [...choghadiya.day, ...choghadiya.night.slice(0, EVENING_PARTS)].flatMap(({ key, ...span }) =>
    isGood(key) ? [{ ...span, choghadiya: key }] : [],
  )
  const own = good.flatMap(({ choghadiya: key, ...span }) =>
    horas.flatMap(({ lord, ...hora }) => {
      const of = lords.find(({ graha }) => graha === lord)?.of
      const both = of && intersect(span, hora)
      return both ? without(both, rahuKalam).map((part) => ({ ...part, choghadiya: key, hora: { lord, of } })) : []
    }),
  )
  const alone = () =>
    good.flatMap(({ choghadiya: key, ...span }) =>
      without(span, rahuKalam).map((part) => ({ ...part, choghadiya: key, hora: null })),
    )
  const long = own.filter(isLongEnough)
  return (long.length > 0 ? long : alone().filter(isLongEnough)).toSorted(byRank)
}

function isGood(key: Choghadiya): key is GoodChoghadiya {
  return (goodChoghadiyas as readonly Choghadiya[]).includes(key)
}

function isLongEnough({ startsAt, endsAt }: Interval): boolean {
  return endsAt - startsAt >= LEAST_MS
}

function without(span: Interval, hole: Interval): Interval[] {
  const before = { startsAt: span.startsAt, endsAt: Math.min(span.endsAt, hole.startsAt) as EpochMs }
  const after = { startsAt: Math.max(span.startsAt, hole.endsAt) as EpochMs, endsAt: span.endsAt }
  return [before, after].filter(({ startsAt, endsAt }) => startsAt < endsAt)
}

function byRank(one: GoodHour, other: GoodHour): number {
  return rankOf(one) - rankOf(other) || one.startsAt - other.startsAt
}

/** The nearer the lord, the better; with the same lord, the better choghadiya. */
function rankOf({ choghadiya, hora }: GoodHour): number {
  return (hora ? lordships.indexOf(hora.of) : 0) * goodChoghadiyas.length + goodChoghadiyas.indexOf(choghadiya)
}
