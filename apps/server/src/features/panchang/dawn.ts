import type { Dawn } from '@sankalp/contract/panchang-reply'
import { type EpochMs, type Interval, type PanchangDay, thirtyMuhurtas } from '@sankalp/jyotish'

/** Returns what continues from the previous day between the midnight of a date and its sunrise. */
export function dawnOf(before: PanchangDay, day: PanchangDay, midnight: EpochMs): Dawn | null {
  const { sunriseAt } = day
  const { muhurtas } = before
  const thirty = thirtyMuhurtas(before)
  if (sunriseAt === null || muhurtas === null || thirty === null || sunriseAt <= midnight) return null
  const isRunning = ({ startsAt, endsAt }: Interval) => startsAt < sunriseAt && endsAt > midnight
  return {
    startsAt: midnight,
    endsAt: sunriseAt,
    vara: before.vara,
    tithis: before.tithis.filter(isRunning),
    nakshatras: before.nakshatras.filter(isRunning),
    yogas: before.yogas.filter(isRunning),
    karanas: before.karanas.filter(isRunning),
    choghadiya: muhurtas.choghadiya.night.filter(isRunning),
    horas: muhurtas.horas.filter(isRunning),
    muhurtas: thirty.filter(isRunning),
  }
}
