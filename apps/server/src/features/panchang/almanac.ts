import type { AlmanacDay, CalendarDay, FestivalOfPlace, Rising, WheelNumbers } from '@sankalp/contract/panchang-reply'
import {
  type CivilDate,
  type Festival,
  type PanchangDay,
  type Place,
  type Sky,
  epochMsToJdTt,
  grahas,
  lagnaSpans,
  nakshatrasWithTaraBala,
  panchakaSpans,
  positionsAt,
  rashisWithChandraBala,
  transitAfter,
  wrap180,
} from '@sankalp/jyotish'

/** YYYY-MM-DD. */
export function dateText({ year, month, day }: CivilDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function parseDate(text: string): CivilDate {
  const [year, month, day] = text.split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}

export function toAlmanacDay(day: PanchangDay): AlmanacDay {
  return { ...day, date: dateText(day.date) }
}

export function toFestival(festival: Festival): FestivalOfPlace {
  const { date, dispute } = festival
  return { ...festival, date: dateText(date), dispute: dispute && { ...dispute, date: dateText(dispute.date) } }
}

export function toCalendarDay(day: PanchangDay, festivals: FestivalOfPlace[]): CalendarDay {
  const { vara, startsAt, sunriseAt, sunsetAt, moonriseAt, moonsetAt, paksha, month, tithis, moonSigns } = day
  return {
    date: dateText(day.date),
    vara,
    startsAt,
    sunriseAt,
    sunsetAt,
    moonriseAt,
    moonsetAt,
    paksha,
    month,
    tithis,
    nakshatras: day.nakshatras,
    moonSigns,
    sunSign: day.sunSigns[0]!.key,
    festivals,
  }
}

export function balasOf(day: PanchangDay) {
  return {
    chandra: day.moonSigns.map(({ key, endsAt }) => ({ moon: key, endsAt, good: rashisWithChandraBala(key) })),
    tara: day.nakshatras.map(({ key, endsAt }) => ({ moon: key, endsAt, good: nakshatrasWithTaraBala(key) })),
  }
}

export function risingOf(place: Place, day: PanchangDay): Rising | null {
  const lagnas = lagnaSpans(place, day)
  return lagnas && { lagnas, panchakaRahita: panchakaSpans(day, lagnas) }
}

/** Returns the values for both ends of the day, so that the wheel can be drawn for any instant between them. */
export function wheelNumbers(sky: Sky, place: Place, day: PanchangDay): WheelNumbers {
  const { startsAt, endsAt, sunsetAt, muhurtas } = day
  const from = positionsAt(sky, epochMsToJdTt(startsAt))
  const to = positionsAt(sky, epochMsToJdTt(endsAt))
  const elongation = { from: from.moon.lonDeg - from.sun.lonDeg, to: to.moon.lonDeg - to.sun.lonDeg }
  return {
    startsAt,
    endsAt,
    noonAt: muhurtas && transitAfter(sky, 'sun', place, startsAt),
    sunsetAt,
    grahas: grahas.map((key) => ({ key, ...course(from[key].lonDeg, to[key].lonDeg) })),
    elongation: course((elongation.from + 360) % 360, elongation.to),
    arcs: muhurtas
      ? [
          { kind: 'rahu' as const, ...muhurtas.rahuKalam },
          ...(muhurtas.abhijit ? [{ kind: 'abhijit' as const, ...muhurtas.abhijit }] : []),
        ]
      : [],
    tithiEnds: day.tithis.filter(({ endsAt: at }) => at < endsAt).map(({ number, endsAt: at }) => ({ number, at })),
  }
}

/** Nothing in the sky moves by half a turn in a day, so the shorter arc is the right one. */
function course(fromDeg: number, toDeg: number) {
  return { fromDeg: round(fromDeg), toDeg: round(fromDeg + wrap180(toDeg - fromDeg)) }
}

/** Rounds to a thousandth of a degree, far less than a line's width in the drawing. */
function round(deg: number): number {
  return Math.round(deg * 1000) / 1000
}
