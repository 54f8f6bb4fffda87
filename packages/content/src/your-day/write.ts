import type { Language } from '@sankalp/contract'
import { type EpochMs, epochMsToLocal } from '@sankalp/jyotish'
import { usualClockText } from '../clock-words.ts'
import { en } from './en/index.ts'
import { hin } from './hin/index.ts'
import type { Passages, YourDayKeys } from './keys.ts'

export const passages: Record<Language, Passages> = { en, hin }

/** The day's tone, what it is good for or asks, and its hour. */
export type ThreeSentences = [tone: string, ask: string, hour: string]

export function writeYourDay({ tone, ask, field, hour }: YourDayKeys, language: Language): ThreeSentences {
  const { tones, asks, fields, hours } = passages[language]
  const stop = language === 'en' ? '.' : '।'
  return [tones[tone], `${asks[ask]}; ${fields[field]}${stop}`, fillHour(hours[hour.key], hour, language)]
}

function fillHour(text: string, hour: YourDayKeys['hour'], language: Language): string {
  if (!('zone' in hour)) return text
  const clock = (at: number) => clockIn(hour.zone, at, language)
  return text.replace('{from}', clock(hour.startsAt)).replace('{to}', clock(hour.endsAt))
}

const MINUTE_MS = 60_000

/** Returns a time to the nearest minute, as almanacs print it. */
export function clockIn(zone: string, at: number, language: Language): string {
  const { hour, minute } = epochMsToLocal(zone, (Math.round(at / MINUTE_MS) * MINUTE_MS) as EpochMs)
  return usualClockText(hour * 60 + minute, language)
}
