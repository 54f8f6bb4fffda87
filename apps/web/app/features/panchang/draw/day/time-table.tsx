import type { ReactNode } from 'react'
import { Span, useWords } from '../almanac.tsx'
import { NowMark, lasting } from '../parts.tsx'

export type TimeRow = { startsAt: number; endsAt: number; name: ReactNode }

/** Parts of a day one under the other, the present one marked. */
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
