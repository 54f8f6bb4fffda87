import { type DayKind, type GoodChoghadiya, type GoodHour, type YourDay } from '@sankalp/jyotish'

/** 1…12 as text: a house counted from the Moon or from the lagna. */
type House = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12'
/** 1…27 as text: the nakshatra of the day, counted from that of the birth. */
type Count = House | `1${'3' | '4' | '5' | '6' | '7' | '8' | '9'}` | `2${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7'}`
/** Parama mitra, the last of the nine, is the friendliest. Without it two days in a row would often begin the same. */
type ToneKind = DayKind | 'friendly'
export type ToneKey = `${House}-${ToneKind}`
export type AskKey = Count
export type FieldKey = `${House}-${'supports' | 'strains'}`
export type HourKey = `${GoodChoghadiya | 'over'}-${DayKind}`

/** The passages of a language. `ask` and `field` are the halves of one sentence. */
export type Passages = {
  /** By the Moon's house from the Moon sign, and the kind of its tara. */
  tones: Record<ToneKey, string>
  /** By the nakshatra of the day, counted from that of the birth. */
  asks: Record<AskKey, string>
  /** By the Moon's house from the lagna, and whether the running period's lord is in a favourable house. */
  fields: Record<FieldKey, string>
  /** By the choghadiya and the kind of tara. With `{from}` and `{to}`, unless the hours are over. */
  hours: Record<HourKey, string>
}

/** Which passages a day has. Plain JSON that says nothing of the birth but where the Moon stands to it. */
export type YourDayKeys = {
  tone: ToneKey
  ask: AskKey
  field: FieldKey
  hour: { key: HourKey; startsAt: number; endsAt: number; zone: string } | { key: HourKey }
}

export function keysOf({ chandra, tara, field, guide }: YourDay, hour: GoodHour | null, zone: string): YourDayKeys {
  return {
    tone: `${chandra.house}-${toneKind(tara)}` as ToneKey,
    ask: `${askCount(tara)}` as AskKey,
    field: `${field.house}-${guide.supports ? 'supports' : 'strains'}` as FieldKey,
    hour: hour
      ? { key: `${hour.choghadiya}-${tara.kind}`, startsAt: hour.startsAt, endsAt: hour.endsAt, zone }
      : { key: `over-${tara.kind}` },
  }
}

function toneKind({ key, kind, isAgain }: YourDay['tara']): ToneKind {
  return key === 'parama-mitra' || (isAgain && kind === 'carried') ? 'friendly' : kind
}

/** If the day before had the same nakshatra, returns the one of the same tara in the next round: in other words. */
function askCount({ count, isAgain }: YourDay['tara']): number {
  return isAgain ? ((count + 8) % 27) + 1 : count
}
