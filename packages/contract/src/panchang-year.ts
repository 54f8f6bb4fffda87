import {
  type EpochMs,
  type Interval,
  type Muhurtas,
  type PanchangDay,
  addDays,
  buildDay,
  civilDateToDayNumber,
  epochMsToJdTt,
  lunarMonths,
  ritus,
} from '@sankalp/jyotish'

/**
 * A year of one place, small enough to store on a phone: the instants that cannot be computed without tables of the
 * sky. Everything else (which part of the day is Rahu's, the names of the choghadiyas) follows from them. No schema
 * library here, so that an offline page can open it.
 */
export type PackedYear = {
  year: number
  /** Indexed by day: milliseconds from 0 h UTC of its date; null if none exists. */
  sunrise: (number | null)[]
  sunset: (number | null)[]
  moonrise: (number | null)[]
  moonset: (number | null)[]
  /** The end of the last day. */
  end: number
  /** Days that run from midnight to midnight, near the poles: the day of the year (from 0), its start and its end. */
  civil: [day: number, start: number, end: number][]
  /** The sunset before a sunrise, if the previous day has no sunset of its own. */
  sunsetBefore: [day: number, sunset: number][]
  /** The day of the year from which each applies: the Amanta month, whether it is added, and the month lost in it. */
  months: [day: number, month: number, adhika: 0 | 1, kshaya: number | null][]
  ritus: [day: number, ritu: number][]
  tithis: PackedTrack
  nakshatras: PackedTrack
  yogas: PackedTrack
  karanas: PackedTrack
  moonSigns: PackedTrack
  sunSigns: PackedTrack
}

/** The first part, its start, and the length of it and of each following part in milliseconds. */
export type PackedTrack = { first: number; start: number; lengths: number[] }

const MS_PER_DAY = 86_400_000
/** Morning twilight lasts one and a half of the night's fifteen muhurtas. */
const SANDHYA_SHARE = 1.5 / 15

/** Packs `days`, which are all days of a civil year in order. */
export function packYear(days: readonly PanchangDay[]): PackedYear {
  const first = days[0]!
  const firstNumber = civilDateToDayNumber(first.date)
  const clock = (pick: (day: PanchangDay) => EpochMs | null) =>
    days.map((day, at) => sinceMidnight(pick(day), firstNumber + at))
  return {
    year: first.date.year,
    sunrise: clock((day) => day.sunriseAt),
    sunset: clock((day) => day.sunsetAt),
    moonrise: clock((day) => day.moonriseAt),
    moonset: clock((day) => day.moonsetAt),
    end: days.at(-1)!.endsAt,
    civil: days.flatMap((day, at): PackedYear['civil'] =>
      day.basis === 'civil' ? [[at, day.startsAt, day.endsAt]] : [],
    ),
    sunsetBefore: days.flatMap((day, at): PackedYear['sunsetBefore'] => {
      const known = at > 0 && days[at - 1]!.sunsetAt !== null
      return known || !day.muhurtas ? [] : [[at, sunsetBefore(day.muhurtas)]]
    }),
    months: changes(days, ({ month }) => [
      lunarMonths.indexOf(month.amanta),
      month.adhika ? 1 : 0,
      month.kshaya && lunarMonths.indexOf(month.kshaya),
    ]),
    ritus: changes(days, ({ ritu }) => [ritus.indexOf(ritu)]),
    tithis: packTrack(
      days.flatMap((day) => day.tithis),
      first.tithis[0]!.number - 1,
    ),
    nakshatras: packTrack(
      days.flatMap((day) => day.nakshatras),
      first.nakshatras[0]!.index,
    ),
    yogas: packTrack(
      days.flatMap((day) => day.yogas),
      first.yogas[0]!.index,
    ),
    karanas: packTrack(
      days.flatMap((day) => day.karanas),
      first.karanas[0]!.number - 1,
    ),
    moonSigns: packTrack(
      days.flatMap((day) => day.moonSigns),
      first.moonSigns[0]!.index,
    ),
    sunSigns: packTrack(
      days.flatMap((day) => day.sunSigns),
      first.sunSigns[0]!.index,
    ),
  }
}

/** Restores the days as the engine returned them. */
export function unpackYear(packed: PackedYear): PanchangDay[] {
  const firstDate = { year: packed.year, month: 1, day: 1 }
  const firstNumber = civilDateToDayNumber(firstDate)
  const tracks = {
    tithis: unpackTrack(packed.tithis),
    nakshatras: unpackTrack(packed.nakshatras),
    yogas: unpackTrack(packed.yogas),
    karanas: unpackTrack(packed.karanas),
    moonRashis: unpackTrack(packed.moonSigns),
    sunRashis: unpackTrack(packed.sunSigns),
  }
  const at = (list: (number | null)[], day: number) => instant(list[day] ?? null, firstNumber + day)
  return packed.sunrise.map((_, day) => {
    const civil = packed.civil.find(([number]) => number === day)
    const sunriseAt = at(packed.sunrise, day)
    const endsAt = (civil?.[2] ?? at(packed.sunrise, day + 1) ?? packed.end) as EpochMs
    const startsAt = (civil?.[1] ?? sunriseAt!) as EpochMs
    const [, month, adhika, kshaya] = packed.months.findLast(([from]) => from <= day)!
    const [, ritu] = packed.ritus.findLast(([from]) => from <= day)!
    const night = packed.sunsetBefore.find(([number]) => number === day)
    return buildDay(tracks, {
      frame: {
        dayNumber: civilDateToDayNumber(addDays(firstDate, day)),
        startsAt,
        endsAt,
        sunriseAt,
        sunsetAt: at(packed.sunset, day),
        nextSunriseAt: civil ? null : endsAt,
      },
      sunsetBeforeAt: (night?.[1] ?? (day > 0 ? at(packed.sunset, day - 1) : null)) as EpochMs | null,
      moonriseAt: at(packed.moonrise, day),
      moonsetAt: at(packed.moonset, day),
      startJd: epochMsToJdTt(startsAt),
      lunation: { index: month, adhika: adhika === 1, kshayaIndex: kshaya },
      // The middle of the season: Vasanta's is the equinox, and the others follow every sixty degrees.
      tropicalSunDeg: ritu * 60,
    })
  })
}

function sinceMidnight(instantMs: EpochMs | null, dayNumber: number): number | null {
  return instantMs === null ? null : instantMs - dayNumber * MS_PER_DAY
}

function instant(ms: number | null, dayNumber: number): EpochMs | null {
  return ms === null ? null : ((ms + dayNumber * MS_PER_DAY) as EpochMs)
}

/** Returns the days of a year on which a value changes, with the new value. */
function changes<T extends (number | null)[]>(
  days: readonly PanchangDay[],
  read: (day: PanchangDay) => T,
): [number, ...T][] {
  const found: [number, ...T][] = []
  for (const [at, day] of days.entries()) {
    const value = read(day)
    if (found.at(-1)?.slice(1).join() !== value.join()) found.push([at, ...value])
  }
  return found
}

/** Packs a track. A part that extends into the next day is in both days' lists. */
function packTrack(spans: readonly Interval[], first: number): PackedTrack {
  const start = spans[0]!.startsAt
  const lengths: number[] = []
  let until: number = start
  for (const { startsAt, endsAt } of spans) {
    if (startsAt < until) continue
    // When the polar night ends, half a day passes between the last midnight and the first sunrise: enough for one
    // karana that is in no day's list.
    if (startsAt > until) lengths.push(startsAt - until)
    lengths.push(endsAt - startsAt)
    until = endsAt
  }
  return { first, start, lengths }
}

function unpackTrack({ first, start, lengths }: PackedTrack) {
  let edge = start
  const edgesMs = [edge as EpochMs]
  for (const length of lengths) edgesMs.push((edge += length) as EpochMs)
  return { firstPart: first, edgesMs }
}

/**
 * Computes the previous sunset. The engine does not return it, but only one instant rounds to all of its parts of the
 * night.
 */
function sunsetBefore({ brahmaMuhurta, pratahSandhya }: Muhurtas): number {
  const sunriseAt = pratahSandhya.endsAt
  const about = Math.round(sunriseAt - (sunriseAt - pratahSandhya.startsAt) / SANDHYA_SHARE)
  const fits = (sunset: number) => {
    const part = (share: number) => Math.round(sunset + (sunriseAt - sunset) * share)
    return (
      part(13 / 15) === brahmaMuhurta.startsAt &&
      part(14 / 15) === brahmaMuhurta.endsAt &&
      part(13.5 / 15) === pratahSandhya.startsAt
    )
  }
  for (let off = 0; off < 10; off++) {
    if (fits(about - off)) return about - off
    if (fits(about + off)) return about + off
  }
  return about
}
