import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { Picture } from '../../../../ui/picture.tsx'
import { Time, useWords } from '../almanac.tsx'
import { Term } from '../parts.tsx'

/** Shows when the Sun and the Moon rise and set; near the poles, and for the Moon about once a month, they do not. */
export function SunAndMoon({ day }: { day: AlmanacDay }) {
  const { t } = useWords()
  return (
    <div className="grid gap-4">
      <Body
        name="sun"
        moments={[
          { term: 'sunrise', at: day.sunriseAt, none: t('noSunrise') },
          { term: 'sunset', at: day.sunsetAt, none: t('noSunset') },
        ]}
      />
      <Body
        name="moon"
        moments={[
          { term: 'moonrise', at: day.moonriseAt, none: t('noMoonrise') },
          { term: 'moonset', at: day.moonsetAt, none: t('noMoonset') },
        ]}
      />
    </div>
  )
}

type BodyProps = {
  name: 'sun' | 'moon'
  moments: { term: 'sunrise' | 'sunset' | 'moonrise' | 'moonset'; at: number | null; none: string }[]
}

function Body({ name, moments }: BodyProps) {
  return (
    <div className="flex items-center gap-3 sm:gap-4">
      <Picture name={`grahas/${name}`} size={88} className="rounded-md max-sm:size-14" />
      <dl className="grid grow grid-cols-2 gap-x-4 sm:gap-x-6">
        {moments.map(({ term, at, none }) => (
          <div key={term} data-fact={term} className="border-t border-rule py-2">
            <dt className="text-ink-soft">
              <Term term={term} />
            </dt>
            <dd className="tabular font-heading text-lg leading-snug sm:text-2xl">
              {at === null ? none : <Time at={at} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
