import type { AcharyaDays } from '@sankalp/contract/acharya-days'
import { getAcharyaDays, setAcharyaDayClosed } from '@sankalp/contract/acharya-days.calls'
import { indiaDayStart } from '@sankalp/contract/india-time'
import { type Language, clockParts } from '@sankalp/contract/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { ActDialog } from '../list/act-dialog.tsx'
import type { Action } from '../list/actions.ts'
import { LoadFailed } from '../load-failed.tsx'
import { dayText, wordFor } from '../operator-words.ts'
import { inIndia } from '../../../shared/almanac/in-india.ts'

type Day = AcharyaDays['days'][number]

const action = (name: 'closeDay' | 'openDay', closed: boolean): Action => ({
  name,
  call: setAcharyaDayClosed,
  isOffered: () => true,
  fields: [{ name: 'reason', kind: 'line' }],
  input: ({ id, day }, body) => ({ params: { acharyaEntry: id }, body: { ...body, day, closed } }),
  ...(closed && { isGrave: true }),
})
const close = action('closeDay', true)
const open = action('openDay', false)

/** /admin/keep/acharya/…: the coming days of an acharya, with their bookings; a day without bookings can be closed. */
export function AcharyaDaysPage({ acharyaEntry }: { acharyaEntry: string }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: operatorKeys.acharyaDays(acharyaEntry, language),
    queryFn: ({ signal }) => callApi(getAcharyaDays, { params: { acharyaEntry }, signal }),
  })
  const [doing, setDoing] = useState<{ action: Action; day: string } | null>(null)
  return (
    <div className="grid gap-5">
      <PageHead title={data?.name ?? t('columns.acharya')} description={t('description')} hidden />
      <Heading level={1}>{data?.name ?? t('columns.acharya')}</Heading>
      <p className="text-ink-soft">{t('days.about')}</p>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      <ul>
        {data?.days.map((day) => (
          <DayLine key={day.day} day={day} onAct={(chosen) => setDoing({ action: chosen, day: day.day })} />
        ))}
      </ul>
      {doing && (
        <ActDialog
          key={`${doing.day} ${doing.action.name}`}
          action={doing.action}
          row={{ id: acharyaEntry, day: doing.day }}
          what={`${data?.name ?? ''} · ${dayText(doing.day, language)}`}
          onClose={() => setDoing(null)}
        />
      )}
    </div>
  )
}

function DayLine({ day: { day, spans, isClosed, booked }, onAct }: { day: Day; onAct: (action: Action) => void }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const start = indiaDayStart(day).getTime()
  const offered = isClosed ? open : spans.length > 0 && booked.length === 0 ? close : null
  const hours = spans
    .map(({ from, to }) => `${timeText(start + from * 60_000, language)} – ${timeText(start + to * 60_000, language)}`)
    .join(', ')
  return (
    <li className="grid min-h-18 items-center gap-x-4 gap-y-2 border-t border-rule py-3 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-0.5">
        <span className="font-semibold">
          {inIndia(start, language, { weekday: 'long' })}, {dayText(day, language)}
        </span>
        <span className="tabular text-sm text-ink-soft">{isClosed ? t('days.closed') : hours || t('days.none')}</span>
        {booked.map(({ bookingId, startsAt, poojaName, isHeld }) => (
          <span key={bookingId} className="tabular text-sm">
            {timeText(Date.parse(startsAt), language)} · {poojaName}
            {isHeld && ` (${t('states.held')})`}
          </span>
        ))}
      </div>
      {offered && (
        <Button
          kind={offered.isGrave ? 'danger' : 'quiet'}
          className="justify-self-start px-3"
          aria-label={`${wordFor(t, `actions.${offered.name}`)}: ${dayText(day, language)}`}
          onClick={() => onAct(offered)}
        >
          {wordFor(t, `actions.${offered.name}`)}
        </Button>
      )}
    </li>
  )
}

function timeText(instant: number, language: Language): string {
  return inIndia(instant, language, clockParts[language])
}
