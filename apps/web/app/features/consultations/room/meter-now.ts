import type { Consultation } from '@sankalp/contract/live/consultations'
import { priceOf } from '@sankalp/contract/meter'

export type MeterNow = { remainingMs: number; chargePaise: number }

/** Calculates the server's meter now: its last value plus the time that has passed on this device since. */
export function meterNow({ state, meter, chatMinutes, perMinute }: Consultation, sinceToldMs: number): MeterNow {
  const passedMs = meter.isRunning ? Math.max(0, sinceToldMs) : 0
  const remainingMs = Math.max(0, meter.remainingMs - passedMs)
  const toldPaise = Math.round(meter.charge * 100)
  // Before the acharya's first message nothing is due; while they are away nothing is added.
  if (state !== 'live') return { remainingMs, chargePaise: toldPaise }
  const seconds = Math.min(chatMinutes * 60, Math.max(60, Math.floor((meter.talkedMs + passedMs) / 1000)))
  return { remainingMs, chargePaise: Math.max(toldPaise, priceOf(seconds, Math.round(perMinute * 100))) }
}

/** Formats 9:05, or 1:02:03 from an hour on. A second that has begun counts as left, as on any kitchen timer. */
export function clockOfMs(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const padded = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`
}
