import type {
  CivilDate,
  Drishti,
  EpochMs,
  Graha,
  Ingress,
  PanchangDay,
  Paksha,
  Sky,
  Station,
  TithiKey,
  Vara,
  Yoga,
} from '@sankalp/jyotish'
import { aspectCounts, grahas, ingressesBetween, panchangDay, rashis, stationsBetween } from '@sankalp/jyotish'
import type { Nakshatra, Place, Rashi } from '@sankalp/jyotish'
import type { Span } from './causes.ts'
import { dayPeriod, wakingHours } from './india-time.ts'
import { type MoonPhase, syzygyOf } from './moon-phase.ts'
import type { Period } from './india-time.ts'
import { type GrahaStay, longestIn, overlapMs, staysOf } from './stays.ts'

/** The meridian of the old astronomers: for all of India, a day's sunrise and so its tithi are computed here. */
const ujjain: Place = { latDeg: 23.1765, lonDeg: 75.7885, zone: 'Asia/Kolkata' }

/** Both ends of the Moon's stay of two and a half days around a day are within this margin. */
const MOON_MARGIN_DAYS = 3

/** A conjunction or aspect lasts as long as both grahas stay in their signs. */
export type Contact = Span & { graha: Graha }

/** The part of a nakshatra within one rashi that the Moon passes for most of the waking hours. */
export type MoonPlace = Span & { nakshatra: Nakshatra; rashi: Rashi; enteredRashiAt: EpochMs }

/** A day's sky, the same for all twelve signs. */
export type DaySky = {
  period: Period
  waking: Period
  /** In order of time; the one with most of the day is `moon`. */
  moonStays: (GrahaStay & Span)[]
  moon: GrahaStay & Span
  nakshatra: Span & { key: Nakshatra }
  moonPlace: MoonPlace
  syzygy: MoonPhase<'full-moon' | 'new-moon'> | null
  tithi: Span & { key: TithiKey; paksha: Paksha }
  yoga: Span & { key: Yoga }
  vara: Vara
  /** Its good and bad hours, at Ujjain. */
  muhurtas: NonNullable<PanchangDay['muhurtas']>
  bhadra: Span[]
  stays: Record<Graha, GrahaStay[]>
  /** Grahas with the Moon in its main sign, and those that aspect it. */
  moonWith: Contact[]
  moonSeen: Contact[]
  ingresses: Ingress[]
  stations: Station[]
}

export function daySky(sky: Sky, date: CivilDate): DaySky {
  const period = dayPeriod(date)
  const waking = wakingHours(period)
  const panchang = panchangDay(sky, ujjain, date)
  const stays = Object.fromEntries(
    grahas.map((graha) => [graha, staysOf(sky, graha, period, MOON_MARGIN_DAYS)]),
  ) as Record<Graha, GrahaStay[]>
  const moonStays = stays.moon.map(whole)
  const moon = longestIn(moonStays, period)
  const slower = grahas.filter((graha) => graha !== 'moon')
  return {
    period,
    waking,
    moonStays,
    moon,
    nakshatra: longestIn(nakshatraSpans(panchang.nakshatras), waking),
    moonPlace: longestIn(moonPlaces(moonStays, panchang.nakshatras), waking),
    syzygy: syzygyOf(sky, period),
    tithi: { ...toSpan(panchang.tithis[0]!), key: panchang.tithis[0]!.key, paksha: panchang.paksha },
    yoga: { ...toSpan(panchang.yogas[0]!), key: panchang.yogas[0]!.key },
    vara: panchang.vara,
    // The Sun rises at Ujjain every day.
    muhurtas: panchang.muhurtas!,
    bhadra: panchang.bhadra
      .filter(({ loka }) => loka === 'bhumi')
      .map(toSpan)
      .filter((span) => overlapMs(span, waking) > 0),
    stays,
    moonWith: slower.flatMap((graha) => contacts(stays[graha], moon, period, (rashi) => [rashi])),
    moonSeen: slower.flatMap((graha) => contacts(stays[graha], moon, period, (rashi) => looksAt(graha, rashi))),
    ingresses: slower.flatMap((graha) => ingressesBetween(sky, graha, period.from, period.until)),
    stations: slower.flatMap((graha) => stationsBetween(sky, graha, period.from, period.until)),
  }
}

/** The tables end with the year 2100; well within them, both ends of the Moon's stay are known. */
function whole(stay: GrahaStay): GrahaStay & Span {
  if (stay.from === undefined || stay.until === undefined)
    throw new RangeError('a stay of the Moon has no known start or end')
  return { ...stay, from: stay.from, until: stay.until }
}

function toSpan({ startsAt, endsAt }: { startsAt: EpochMs; endsAt: EpochMs }): Span {
  return { from: startsAt, until: endsAt }
}

function nakshatraSpans(spans: readonly { key: Nakshatra; startsAt: EpochMs; endsAt: EpochMs }[]) {
  return spans.map((span) => ({ ...toSpan(span), key: span.key }))
}

function moonPlaces(
  stays: readonly (GrahaStay & Span)[],
  stars: readonly { key: Nakshatra; startsAt: EpochMs; endsAt: EpochMs }[],
): MoonPlace[] {
  return stays
    .flatMap((stay) =>
      stars.map(({ key, startsAt, endsAt }) => ({
        nakshatra: key,
        rashi: stay.rashi,
        enteredRashiAt: stay.from,
        from: Math.max(stay.from, startsAt) as EpochMs,
        until: Math.min(stay.until, endsAt) as EpochMs,
      })),
    )
    .filter(({ from, until }) => from < until)
}

/** Returns the parts of the Moon's stay in which a graha reaches the Moon's sign, if they overlap the day. */
function contacts(
  stays: readonly GrahaStay[],
  moon: GrahaStay & Span,
  day: Period,
  reach: (rashi: Rashi) => readonly Rashi[],
): Contact[] {
  return stays
    .filter(({ rashi }) => reach(rashi).includes(moon.rashi))
    .map(({ graha, from, until }) => ({
      graha,
      from: Math.max(from ?? moon.from, moon.from) as EpochMs,
      until: Math.min(until ?? moon.until, moon.until) as EpochMs,
    }))
    .filter((contact) => contact.from < contact.until && overlapMs(contact, day) > 0)
}

/** Excludes the nodes: schools differ on whether and where they aspect. */
function looksAt(graha: Graha, rashi: Rashi): readonly Drishti['rashi'][] {
  if (graha === 'rahu' || graha === 'ketu') return []
  return aspectCounts(graha).map((count) => rashis[(rashis.indexOf(rashi) + count - 1) % 12]!)
}
