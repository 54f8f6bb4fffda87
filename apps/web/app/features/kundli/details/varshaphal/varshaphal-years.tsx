import {
  type EpochMs,
  MOST_YEARS,
  type TimedKundli,
  type Varshaphal,
  completedYears,
  zoneOffsetSeconds,
} from '@sankalp/jyotish'
import { useState } from 'react'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { useComputed } from '../../../../lib/use-computed.ts'
import type { Birth } from '../../../../shared/birth/birth.ts'
import { timeOfDayText } from '../../../../shared/birth/birth-text.ts'
import { defaultPlace, readChosenPlace } from '../../../../shared/places/chosen-place.ts'
import { toEngineBirth } from '../../../../shared/sky/reading.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { StepButton } from '../../../../ui/step-button.tsx'
import { dateText } from '../date-text.ts'
import { type YearPlace, type YearQuestion, computeYear } from './compute-year.ts'
import { YearFailed } from './year-failed.tsx'
import { Year } from './year.tsx'

/** The last year of the engine's tables. */
const lastYear = 2100

type VarshaphalYearsProps = { birth: Birth; kundli: TimedKundli }

/** Shows one year of a life, at first the one that runs. */
export function VarshaphalYears({ birth, kundli }: VarshaphalYearsProps) {
  const [now] = useState(() => Date.now() as EpochMs)
  const mostYears = Math.min(MOST_YEARS, lastYear - 1 - birth.year)
  const [years, setYears] = useState(() => Math.min(completedYears(kundli.birth.epochMs, now), mostYears))
  const [own] = useState(ownPlace)
  const [isAtOwn, setIsAtOwn] = useState(false)
  const birthPlace = toEngineBirth(birth).place
  const place: YearPlace = isAtOwn && own ? own : birthPlace
  const { value: year, failure } = useComputed(questionOf(kundli, years, place), computeYear)
  if (failure) return <YearFailed />
  return (
    <div className="grid gap-6 py-4">
      <YearChoice years={years} mostYears={mostYears} year={year} place={place} now={now} onYears={setYears} />
      {own && <PlaceChoice birth={birth} own={own} isAtOwn={isAtOwn} onOwn={setIsAtOwn} />}
      {year ? <Year year={year} place={place} now={now} /> : <Skeleton className="h-96" />}
    </div>
  )
}

/** Returns the place that the reader has chosen on this device; null if they never chose one. */
function ownPlace() {
  const chosen = readChosenPlace()
  return chosen === defaultPlace ? null : chosen
}

function questionOf({ birth, chart, ascendant }: TimedKundli, years: number, place: YearPlace): string {
  const { epochMs, ayanamsa, node } = birth
  const { latDeg, lonDeg, zone } = place
  return JSON.stringify({
    birth: {
      epochMs,
      ayanamsa,
      node,
      sunDeg: chart.lonDeg.sun,
      moonDeg: chart.lonDeg.moon,
      ascendantDeg: ascendant.lonDeg,
    },
    years,
    place: { latDeg, lonDeg, zone },
  } satisfies YearQuestion)
}

type YearChoiceProps = {
  years: number
  mostYears: number
  year: Varshaphal | null
  place: YearPlace
  now: EpochMs
  onYears: (years: number) => void
}

function YearChoice({ years, mostYears, year, place, now, onYears }: YearChoiceProps) {
  const { t } = useTranslation(['varshaphal', 'kundli'])
  const language = useLanguage()
  const step = (by: 1 | -1) => {
    const next = years + by
    return {
      'aria-disabled': next < 0 || next > mostYears,
      onClick: () => next >= 0 && next <= mostYears && onYears(next),
    }
  }
  const onClock = (at: EpochMs) => dateText(at, zoneOffsetSeconds(place.zone, at) / 3600, language)
  const isNow = year !== null && now >= year.startsAt && now < year.endsAt
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={t('year.label')}
        className="mx-auto flex w-full max-w-xl items-center justify-between gap-2"
      >
        <StepButton to="previous" aria-label={t('year.previous')} {...step(-1)} />
        <p role="status" className="text-center">
          <span className="block font-heading text-2xl leading-snug">{t('year.number', { number: years + 1 })}</span>
          {year?.years === years && (
            <span className="tabular text-sm text-ink-soft">
              {t('kundli:dashas.fromTo', { from: onClock(year.startsAt), to: onClock(year.endsAt) })}
              {isNow && <span className="ml-2 font-semibold text-marigold-ink">{t('year.now')}</span>}
            </span>
          )}
        </p>
        <StepButton to="next" aria-label={t('year.next')} {...step(1)} />
      </div>
      {year && <Beginning year={year} place={place} />}
    </div>
  )
}

/** Tells the moment of the solar return, to the second. */
function Beginning({ year, place }: { year: Varshaphal; place: YearPlace }) {
  const { t } = useTranslation('varshaphal')
  const language = useLanguage()
  const offsetSeconds = zoneOffsetSeconds(place.zone, year.startsAt)
  const text =
    year.years === 0
      ? t('year.birth')
      : t('year.begins', {
          date: dateText(year.startsAt, offsetSeconds / 3600, language),
          time: timeOfDayText(year.startsAt / 1000 + offsetSeconds, language, true),
        })
  return (
    <p className="text-center text-ink-soft">
      {text} {t(year.isDay ? 'year.day' : 'year.night')}
    </p>
  )
}

type PlaceChoiceProps = {
  birth: Birth
  own: NonNullable<ReturnType<typeof ownPlace>>
  isAtOwn: boolean
  onOwn: (isAtOwn: boolean) => void
}

function PlaceChoice({ birth, own, isAtOwn, onOwn }: PlaceChoiceProps) {
  const { t } = useTranslation('varshaphal')
  const language = useLanguage()
  return (
    <SelectField
      id="year-place"
      className="max-w-md"
      label={t('year.place')}
      hint={t('year.placeNote')}
      options={[
        { value: 'birth', text: t('year.birthPlace', { place: birth.place }) },
        { value: 'own', text: t('year.ownPlace', { place: own.label[language] }) },
      ]}
      value={isAtOwn ? 'own' : 'birth'}
      onChange={({ target }) => onOwn(target.value === 'own')}
    />
  )
}
