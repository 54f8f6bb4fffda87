import { requireInteger } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Graha } from '../zodiac/keys.ts'
import type { Interval } from './spans.ts'

/**
 * The lords of the hours, in the order from one hour to the next: cyclically from the slowest planet to the fastest.
 */
export const horaLords = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const satisfies Graha[]
export type HoraLord = (typeof horaLords)[number]
export type HoraSpan = Interval & { lord: HoraLord }

/** Lords of the weekdays, Sunday to Saturday. Each rules the first hora of its day. */
export const dayLords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies Graha[]

/** Returns the lord of the `hora`-th hour (0…23 from sunrise) of a weekday (0 = Sunday). */
export function horaLord(weekday: number, hora: number): HoraLord {
  requireInteger(weekday, 0, 6, 'weekday')
  requireInteger(hora, 0, 23, 'hora')
  return horaLords[(horaLords.indexOf(dayLords[weekday]!) + hora) % 7]!
}

/** Returns twelve horas of the day and twelve of the night, each a twelfth of its half. */
export function horaSpans(daytime: Interval, night: Interval, weekday: number): HoraSpan[] {
  const spans: HoraSpan[] = []
  for (let hora = 0; hora < 24; hora++) {
    const { startsAt, endsAt } = hora < 12 ? daytime : night
    const partMs = (endsAt - startsAt) / 12
    spans.push({
      lord: horaLord(weekday, hora),
      startsAt: Math.round(startsAt + partMs * (hora % 12)) as EpochMs,
      endsAt: Math.round(startsAt + partMs * ((hora % 12) + 1)) as EpochMs,
    })
  }
  return spans
}
