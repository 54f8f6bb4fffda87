import type { Language } from '@sankalp/contract/language'
import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { WheelBody } from '@sankalp/drawings'
import { rashis } from '@sankalp/jyotish'
import type { DayWheelWords } from './day-wheel.tsx'
import type { Values } from '../../lib/locale/fill-text.ts'
import type { Key } from '../../lib/locale/use-translation.ts'
import { clockMinutes } from './clock-minutes.ts'
import { type HalfWords, clockText } from './clock-text.ts'
import { formatDate, plainDate } from './date-text.ts'

type WheelDay = Pick<PanchangDayReply, 'day' | 'date' | 'spot'>
/** Keys with the name of their file, so that pages with other texts can use them. */
type Named = Extract<Key<readonly ['panchang', 'jyotish']>, `${string}:${string}`>

/** The texts and the language of a wheel. */
export type Told = { t: (key: Named, values?: Values) => string; language: Language; halfWords: HalfWords }

/** Returns the names of the wheel's parts for screen readers. */
export function wheelWords({ day, date, spot }: WheelDay, { t, language, halfWords }: Told): DayWheelWords {
  const clock = (at: number) => clockText(clockMinutes(at, date, spot.zone), '', '12', halfWords)
  const signOf = ({ lonDeg }: WheelBody) => t(`jyotish:rashis.${rashis[Math.floor(lonDeg / 30) % 12]!}`)
  const isBackward = ({ key, isRetrograde }: WheelBody) => isRetrograde && key !== 'rahu' && key !== 'ketu'
  const tithiOf = (number: number | null) =>
    t(`jyotish:tithis.${day.tithis.find((tithi) => tithi.number === number)!.key}`)
  return {
    label: t('panchang:wheel.label', { date: formatDate(date, language, plainDate) }),
    rashi: (index) => t(`jyotish:rashis.${rashis[index]!}`),
    grahaShort: (key) => t(`panchang:wheel.short.${key as 'sun'}`),
    graha: (body) =>
      t(isBackward(body) ? 'panchang:wheel.retrograde' : 'panchang:wheel.graha', {
        graha: t(`jyotish:grahas.${body.key as 'sun'}`),
        sign: signOf(body),
      }),
    arc: ({ kind, startsAt, endsAt }) =>
      t(`panchang:wheel.${kind === 'rahu' ? 'rahu' : 'abhijit'}`, { from: clock(startsAt), to: clock(endsAt) }),
    mark: ({ kind, at, number }) =>
      kind === 'tithi-end'
        ? t('panchang:wheel.tithiEnd', { tithi: tithiOf(number), time: clock(at) })
        : t(`panchang:wheel.${kind}`, { time: clock(at) }),
  }
}
