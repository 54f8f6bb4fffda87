import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { Time, useWords } from '../almanac.tsx'
import { Term } from '../parts.tsx'

/** Shows when the Sun and the Moon rise and set; near the poles, and for the Moon about once a month, they do not. */
export function SunAndMoon({ day }: { day: AlmanacDay }) {
  const { t } = useWords()
  const moments = [
    ['sunrise', day.sunriseAt, t('noSunrise')],
    ['sunset', day.sunsetAt, t('noSunset')],
    ['moonrise', day.moonriseAt, t('noMoonrise')],
    ['moonset', day.moonsetAt, t('noMoonset')],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6">
      {moments.map(([term, at, none]) => (
        <div key={term} data-fact={term} className="border-t border-rule py-2">
          <dt className="text-ink-soft">
            <Term term={term} />
          </dt>
          <dd className="tabular font-heading text-2xl leading-snug">{at === null ? none : <Time at={at} />}</dd>
        </div>
      ))}
    </dl>
  )
}
