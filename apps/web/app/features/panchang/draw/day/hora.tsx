import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { useWords } from '../almanac.tsx'
import { TimeTable } from './time-table.tsx'

const perHalf = 12

/** Twelve hours of the day and twelve of the night, each under a graha. */
export function HoraTables({ horas }: { horas: NonNullable<AlmanacDay['muhurtas']>['horas'] }) {
  const { t } = useWords()
  const rows = horas.map(({ lord, ...span }) => ({ ...span, name: t(`jyotish:grahas.${lord}`) }))
  const head = t('terms.hora.name')
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <TimeTable caption={t('hora.day')} head={head} rows={rows.slice(0, perHalf)} />
      <TimeTable caption={t('hora.night')} head={head} rows={rows.slice(perHalf)} />
    </div>
  )
}
