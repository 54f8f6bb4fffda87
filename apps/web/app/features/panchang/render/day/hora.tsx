import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { type TranslateAlmanac, useWords } from '../almanac.tsx'
import type { Dawning } from './dawn.tsx'
import { DayAndNight, type TimeRow } from './time-table.tsx'

type Horas = NonNullable<AlmanacDay['muhurtas']>['horas']

const perHalf = 12

/** Shows the twelve horas of the day and the twelve of the night, each with its graha. */
export function HoraTables({ horas, dawning }: { horas: Horas; dawning: Dawning | null }) {
  const { t } = useWords()
  const rows = toRows(t, horas)
  return (
    <DayAndNight
      head={t('terms.hora.name')}
      day={rows.slice(0, perHalf)}
      night={rows.slice(perHalf)}
      dawning={dawning}
      dawn={dawning ? toRows(t, dawning.horas) : undefined}
    />
  )
}

function toRows(t: TranslateAlmanac, horas: Horas): TimeRow[] {
  return horas.map(({ lord, ...span }) => ({ ...span, name: t(`jyotish:grahas.${lord}`) }))
}
