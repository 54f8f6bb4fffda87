import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { fromMidnight } from './day-now.ts'

type Lasting = { startsAt: number; endsAt: number }
type Day = Pick<PanchangDayReply, 'day' | 'dawn' | 'todayEndsAt'>
export type Choghadiya = NonNullable<AlmanacDay['muhurtas']>['choghadiya']['day'][number]

/** What tradition says of beginning something in a choghadiya. */
export const natures = {
  amrit: 'good',
  shubh: 'good',
  labh: 'good',
  char: 'fair',
  udveg: 'avoid',
  kaal: 'avoid',
  rog: 'avoid',
} as const satisfies Record<Choghadiya['key'], string>

/** A line is true from its `startsAt` to its `endsAt`. */
export type GoodTimeLine = Lasting & { good: Choghadiya | null }
export type RahuLine = Lasting & { state: 'toCome' | 'runs' | 'over' }

/** What the strip "now" says of a date, from its midnight to the end of the day's night; one line of each list at a time. */
export type NowStrip = {
  choghadiyas: Choghadiya[]
  /** The next good choghadiya that Rahu Kalam leaves free; null where none is left before sunrise. */
  goodTimes: GoodTimeLine[]
  rahuKalam: Lasting
  rahuLines: RahuLine[]
}

/** null on a date without sunrise or sunset, whose daylight cannot be divided. */
export function nowStripOf({ day, dawn, todayEndsAt }: Day): NowStrip | null {
  if (!day.muhurtas) return null
  const { choghadiya, rahuKalam } = day.muhurtas
  const choghadiyas = fromMidnight(dawn?.choghadiya, [...choghadiya.day, ...choghadiya.night])
  const rahuLines: RahuLine[] = [
    { startsAt: 0, endsAt: rahuKalam.startsAt, state: 'toCome' },
    { ...rahuKalam, state: 'runs' },
    { startsAt: rahuKalam.endsAt, endsAt: todayEndsAt, state: 'over' },
  ]
  return { choghadiyas, goodTimes: goodTimesOf(choghadiyas, rahuKalam), rahuKalam, rahuLines }
}

/** A good time is the next one from the beginning of the good time before it until its own. */
function goodTimesOf(choghadiyas: readonly Choghadiya[], rahuKalam: Lasting): GoodTimeLine[] {
  const isFree = ({ startsAt, endsAt }: Lasting) => endsAt <= rahuKalam.startsAt || startsAt >= rahuKalam.endsAt
  const goods = choghadiyas.filter((part) => natures[part.key] === 'good' && isFree(part))
  const beginnings = [0, ...goods.map(({ startsAt }) => startsAt)]
  return beginnings.map((startsAt, at) => {
    const good = goods[at] ?? null
    return { good, startsAt, endsAt: good?.startsAt ?? choghadiyas.at(-1)!.endsAt }
  })
}
