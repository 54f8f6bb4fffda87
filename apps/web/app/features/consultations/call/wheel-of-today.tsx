import { getPanchangDay } from '@sankalp/contract/panchang.calls'
import { dayWheel } from '@sankalp/drawings'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DayWheel } from '../../../shared/almanac/day-wheel.tsx'
import { wheelWords } from '../../../shared/almanac/wheel-words.ts'
import { readChosenPlace } from '../../../shared/places/chosen-place.ts'

/** Shows today's sky at the reader's place; `fallback` until it has loaded, or if it fails. */
export default function WheelOfToday({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation(['panchang', 'jyotish'])
  const language = useLanguage()
  const [nowMs] = useState(() => Date.now())
  const city = readChosenPlace().slug ?? 'delhi'
  const { data } = useQuery({
    queryKey: ['call-wheel', city],
    queryFn: ({ signal }) => callApi(getPanchangDay, { params: { city, date: 'today' }, signal }),
    staleTime: Infinity,
  })
  if (!data) return fallback
  const { wheel } = data
  const words = wheelWords(data, {
    t: (key, values) => t(key, values),
    language,
    halfWords: { parts: t('panchang:clock.parts'), lead: language === 'hin' },
  })
  return (
    <DayWheel
      wheel={dayWheel(wheel, wheel.startsAt)}
      words={words}
      startsAt={wheel.startsAt}
      endsAt={wheel.endsAt}
      nowMs={nowMs}
      className="h-full w-full"
    />
  )
}
