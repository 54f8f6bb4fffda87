import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { useWords } from '../almanac.tsx'
import { festivalMeaning, festivalName } from '../festivals/festival-name.ts'
import { FestivalPicture } from '../festivals/festival-picture.tsx'
import { OtherDay } from '../festivals/other-day.tsx'
import { PujaTimes } from '../festivals/puja-times.tsx'
import { linkLook } from '../parts.tsx'

/**
 * Shows the festivals of the day, with their puja times. Past ones are folded on the page of the year; a full page load
 * unfolds them.
 */
export function DayFestivals({
  festivals,
  to,
  isPast,
}: {
  festivals: readonly FestivalOfPlace[]
  to: string
  isPast: boolean
}) {
  const { t } = useWords()
  if (festivals.length === 0) return null
  return (
    <section aria-labelledby="day-festivals" className="rounded-lg border border-marigold bg-marigold-tint p-4">
      <h2 id="day-festivals" className="text-xl">
        {t('festivalsOfDay')}
      </h2>
      <ul className="mt-1 grid gap-3">
        {festivals.map((festival) => (
          <li key={festival.key} className="flow-root">
            <FestivalPicture of={[festival]} size={144} className="float-right mb-1 ml-3 rounded-md max-sm:size-24" />
            <a
              href={`${to}#${festival.key}-${festival.date}`}
              data-plain={isPast ? '' : undefined}
              className={linkLook}
            >
              {festivalName(t, festival)}
            </a>
            <p>{festivalMeaning(t, festival)}</p>
            <OtherDay festival={festival} />
            <dl className="tabular text-sm">
              <PujaTimes festival={festival} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
