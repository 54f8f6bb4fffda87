import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { AlmanacDay } from '@sankalp/contract/panchang-reply'

export type Light = 'dawn' | 'noon' | 'dusk' | 'night'

const minuteMs = 60_000
/** Twilight, and the low sun after and before it. */
const beforeSunrise = 45 * minuteMs
const afterSunrise = 60 * minuteMs
const beforeSunset = 60 * minuteMs
const afterSunset = 45 * minuteMs

type SunOfDay = Pick<AlmanacDay, 'sunriseAt' | 'sunsetAt'>

type Lit = {
  light: Light
  /** In epoch milliseconds; null if it does not change before the end of the day. */
  until: number | null
}

/** Returns the light over the page of a day: today's is that of the moment. Any other day begins with its sunrise. */
export function lightOn({ date, today, day }: Pick<PanchangDayReply, 'date' | 'today' | 'day'>, nowMs: number): Lit {
  return date === today ? lightAt(day, nowMs) : { light: 'dawn', until: null }
}

/** Returns the light of an instant of a civil day. */
export function lightAt({ sunriseAt, sunsetAt }: SunOfDay, atMs: number): Lit {
  // Where the Sun does not rise or set it stays near the horizon.
  if (sunriseAt === null || sunsetAt === null) return { light: 'dawn', until: null }
  const parts = [
    { light: 'night', until: sunriseAt - beforeSunrise },
    { light: 'dawn', until: sunriseAt + afterSunrise },
    { light: 'noon', until: sunsetAt - beforeSunset },
    { light: 'dusk', until: sunsetAt + afterSunset },
  ] as const
  return parts.find(({ until }) => atMs < until) ?? { light: 'night', until: null }
}
