import type { MuhurtaOfDay } from '@sankalp/contract/panchang-reply'
import { type TranslateAlmanac, useWords } from '../almanac.tsx'
import type { Dawning } from './dawn.tsx'
import { Nature } from './nature.tsx'
import { DayAndNight, type TimeRow } from './time-table.tsx'

const perHalf = 15

/** Shows the fifteen muhurtas of the day and the fifteen of the night, with their names. */
export function ThirtyMuhurtaTables({
  muhurtas,
  dawning,
}: {
  muhurtas: readonly MuhurtaOfDay[]
  dawning: Dawning | null
}) {
  const { t } = useWords()
  const rows = toRows(t, muhurtas)
  return (
    <DayAndNight
      head={t('muhurtas.one')}
      day={rows.slice(0, perHalf)}
      night={rows.slice(perHalf)}
      dawning={dawning}
      dawn={dawning ? toRows(t, dawning.muhurtas) : undefined}
    />
  )
}

function toRows(t: TranslateAlmanac, muhurtas: readonly MuhurtaOfDay[]): TimeRow[] {
  return muhurtas.map(({ key, isGood, ...span }) => ({
    ...span,
    name: (
      <>
        {t(`almanac-words:muhurtas.${key}`)} <Nature of={isGood ? 'good' : 'avoid'} />
      </>
    ),
  }))
}
