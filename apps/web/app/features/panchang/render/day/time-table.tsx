import type { ReactNode } from 'react'
import { Span, useWords } from '../almanac.tsx'
import { NowMark, lasting } from '../parts.tsx'
import { type Dawning, leftOf } from './dawn.tsx'

type HalvesProps = {
  head: string
  day: readonly TimeRow[]
  night: readonly TimeRow[]
  dawning?: Dawning | null
  dawn?: readonly TimeRow[]
  isNightFirst?: boolean
}

/**
 * The parts of a day and of its night, or first those of the night for who looks after sunset; before sunrise first what
 * is left of the night before.
 */
export function DayAndNight({ head, day, night, dawning, dawn, isNightFirst }: HalvesProps) {
  const { t } = useWords()
  const halves = [
    <TimeTable key="day" caption={t('halves.day')} head={head} rows={day} />,
    <TimeTable key="night" caption={t('halves.night')} head={head} rows={night} />,
  ]
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {dawning && dawn && (
        <div {...lasting(dawning)} data-now="" className="while-it-runs sm:col-span-2 sm:w-[calc(50%-1.25rem)]">
          <TimeTable caption={t('dawn.table')} head={head} rows={leftOf(dawn, dawning.nowMs)} />
        </div>
      )}
      {isNightFirst ? halves.toReversed() : halves}
    </div>
  )
}

export type TimeRow = { startsAt: number; endsAt: number; name: ReactNode }

/** Lists the parts of a day, with the running one marked. */
export function TimeTable({ caption, head, rows }: { caption: ReactNode; head: string; rows: readonly TimeRow[] }) {
  const { t } = useWords()
  return (
    <table className="tabular w-full">
      <caption className="pb-1 text-left font-heading text-xl">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('time')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.startsAt} className="time-row" {...lasting(row)}>
            <th scope="row">
              {row.name}
              <NowMark />
            </th>
            <td>
              <Span of={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
