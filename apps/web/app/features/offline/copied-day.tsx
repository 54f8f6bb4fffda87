import { tithiTitle } from '@sankalp/content/tithi-title'
import type { PanchangYearReply } from '@sankalp/contract/panchang'
import { unpackYear } from '@sankalp/contract/panchang-year'
import { type EpochMs, zoneOffsetSeconds } from '@sankalp/jyotish'
import { useMemo, useState } from 'react'
import { clockMinutes, dateAfter, minutesPerDay } from '../../shared/almanac/clock-minutes.ts'
import { chosenNotation } from '../../shared/almanac/chosen-notation.ts'
import { clockText } from '../../shared/almanac/clock-text.ts'
import { formatDate, longDate, otherDateText } from '../../shared/almanac/date-text.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'

const dayMs = 86_400_000

/** Shows a day of the cached years of a city, from today on, expanded from the compact years on this device. */
export function CachedDay({ years }: { years: readonly PanchangYearReply[] }) {
  const { t } = useTranslation(['offline', 'jyotish', 'panchang', 'festivals'])
  const language = useLanguage()
  const days = useMemo(() => years.flatMap((year) => unpackYear(year.packed).map((day) => ({ year, day }))), [years])
  const [index, setIndex] = useState(() => dayOfYears(years[0]!, days.length))
  const { year, day } = days[index]!
  const { zone } = year.spot
  const date = `${year.packed.year}-${two(day.date.month)}-${two(day.date.day)}`
  const [notation] = useState(chosenNotation)
  const halfWords = { parts: t('panchang:clock.parts'), lead: language === 'hin' }
  const time = (at: number | null) => {
    if (at === null) return t('none')
    const minutes = clockMinutes(at, date, zone)
    const away = Math.floor(minutes / minutesPerDay)
    return clockText(minutes, away === 0 ? '' : otherDateText(dateAfter(date, away), language), notation, halfWords)
  }
  const then = <Span extends { endsAt: number }>(spans: readonly Span[], name: (span: Span) => string) => {
    const [first, second] = spans
    const note = second ? t('until', { time: time(first!.endsAt), next: name(second) }) : t('wholeDay')
    return { value: name(first!), note }
  }
  const nameOf = (kind: string, key: string) => t(`jyotish:${kind}.${key}` as 'jyotish:tithis.pratipada')
  const { muhurtas } = day
  const span = (part: { startsAt: number; endsAt: number } | null | undefined) =>
    part ? `${time(part.startsAt)} – ${time(part.endsAt)}` : t('none')
  const festivals = year.festivals.filter((festival) => festival.date === date)
  return (
    <section aria-labelledby="cached-day" className="grid gap-4">
      <h2 id="cached-day" className="text-3xl">
        {t('panchang', { place: year.place?.name[language] ?? '' })}
      </h2>
      <p aria-live="polite" className="text-lg">
        {formatDate(date, language, longDate)}
      </p>
      <Facts>
        <Fact
          label={t('tithi')}
          {...then(day.tithis, (tithi) => tithiTitle(day, tithi, year.place?.region.en ?? '', language, nameOf))}
        />
        <Fact label={t('nakshatra')} {...then(day.nakshatras, ({ key }) => t(`jyotish:nakshatras.${key}`))} />
        <Fact label={t('yoga')} {...then(day.yogas, ({ key }) => t(`jyotish:yogas.${key}`))} />
        <Fact label={t('karana')} {...then(day.karanas, ({ key }) => t(`jyotish:karanas.${key}`))} />
        <Fact label={t('moonSign')} {...then(day.moonSigns, ({ key }) => t(`jyotish:rashis.${key}`))} />
        <Fact label={t('sunrise')} value={time(day.sunriseAt)} />
        <Fact label={t('sunset')} value={time(day.sunsetAt)} />
        <Fact label={t('rahu')} value={span(muhurtas?.rahuKalam)} />
        <Fact label={t('abhijit')} value={span(muhurtas?.abhijit)} />
        {/*
         * The contract types a festival's key as plain text; a test of the texts makes sure that every key of the
         * engine has a name.
         */}
        {festivals.length > 0 && (
          <Fact
            label={t('festivals')}
            value={festivals.map(({ key }) => t(`festivals:names.${key as 'diwali'}`)).join(', ')}
          />
        )}
      </Facts>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('previous')}
        </Button>
        <Button kind="quiet" disabled={index === days.length - 1} onClick={() => setIndex(index + 1)}>
          {t('next')}
        </Button>
      </div>
    </section>
  )
}

/** Returns the current day of the cached years by the clocks of the city; the nearest one if they are over. */
function dayOfYears({ packed: { year }, spot: { zone } }: PanchangYearReply, length: number): number {
  const nowMs = Date.now()
  const local = nowMs + zoneOffsetSeconds(zone, nowMs as EpochMs) * 1000
  return Math.min(Math.max(0, Math.floor((local - Date.UTC(year, 0, 1)) / dayMs)), length - 1)
}

const two = (value: number) => String(value).padStart(2, '0')
