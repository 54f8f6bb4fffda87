import { bookableMonths } from '@sankalp/contract/booking-rules'
import type { Slot } from '@sankalp/contract/bookings'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { useSlots } from '../api/get-slots.ts'
import { isoDate, monthWords } from '../slot-words.ts'
import { DayCalendar } from './day-calendar.tsx'
import { daysOfMonth } from './month-days.ts'
import { MonthChoice } from './month-choice.tsx'
import { PickerSkeleton } from './picker-skeleton.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { type Home, useTown } from './use-town.ts'

export type ChosenSlot = { date: string; time: string }

type SlotPickerProps = {
  acharyaId: string
  acharyaName: string
  /** Where the devotee lives; undefined while that is on its way. */
  home: Home | undefined
  chosen: ChosenSlot
  onChoose: (slot: ChosenSlot) => void
}

/** Selects month, day and hour of a pooja. The address holds the month; the parent holds the choice. */
export function SlotPicker({ acharyaId, acharyaName, home, chosen, onChoose }: SlotPickerProps) {
  const { t } = useTranslation(['bookings', 'shell'])
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const place = useTown(home)
  const [pressedDay, setPressedDay] = useState('')
  // By this device's clock, compared with every answer. The server decides what is past.
  const [openedAt] = useState(() => Date.now())
  const months = bookableMonths(new Date(openedAt))
  const wanted = search.get('month') ?? isoDate(chosen.date || '--').slice(0, 7)
  const month = months.includes(wanted) ? wanted : months[0]!
  const { data: offered, error, refetch, isFetching, dataUpdatedAt } = useSlots(acharyaId, month, place?.slug ?? '')

  const showMonth = (next: string) => {
    search.set('month', next)
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  const nextMonth = months[months.indexOf(month) + 1]
  const days = offered && daysOfMonth(month, offered, new Date(dataUpdatedAt))
  const day = days?.find(({ date }) => date === chosen.date)
  const choose = (slot: Slot) => onChoose({ date: chosen.date, time: slot.toTime })

  return (
    <div className="grid gap-6">
      <MonthChoice months={months} month={month} onChange={showMonth} />
      {error && !days ? (
        <FailedState
          title={t('time.failed')}
          retryLabel={t('shell:tryAgain')}
          onRetry={() => void refetch()}
          busy={isFetching && t('time.loading')}
        >
          {errorWords(error, language, t('somethingWrong'))}
        </FailedState>
      ) : !days || !place ? (
        <PickerSkeleton text={t('time.loading')} />
      ) : days.every(({ slots }) => slots.length === 0) ? (
        <EmptyState
          picture="bookings"
          title={t('time.noSlots', { acharya: acharyaName, month: monthWords(month, language) })}
          actions={
            nextMonth && (
              <Button kind="quiet" onClick={() => showMonth(nextMonth)}>
                {t('time.goNext', { month: monthWords(nextMonth, language) })}
              </Button>
            )
          }
        >
          {t('time.noSlotsText')}
        </EmptyState>
      ) : (
        <>
          {/* The names of tithis and festivals are loaded with it. */}
          <Suspense fallback={<PickerSkeleton text={t('time.loading')} />}>
            <DayCalendar
              month={month}
              days={days}
              place={place.slug}
              chosen={chosen.date}
              onChoose={(date) => {
                setPressedDay(date)
                if (date !== chosen.date) onChoose({ date, time: '' })
              }}
            />
          </Suspense>
          {day ? (
            <SlotGrid
              key={day.date}
              day={day}
              chosen={chosen.time}
              place={place.label[language]}
              comesIntoView={day.date === pressedDay}
              onChoose={choose}
            />
          ) : (
            <p className="text-ink-soft">{t('time.chooseDay')}</p>
          )}
        </>
      )}
    </div>
  )
}
