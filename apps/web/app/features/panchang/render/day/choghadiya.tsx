import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { natures } from '../../../../shared/almanac/now-strip.ts'
import { type TranslateAlmanac, useWords } from '../almanac.tsx'
import type { Dawning } from './dawn.tsx'
import { Nature } from './nature.tsx'
import { DayAndNight, type TimeRow } from './time-table.tsx'

export type Choghadiyas = NonNullable<AlmanacDay['muhurtas']>['choghadiya']

type ChoghadiyaProps = { choghadiya: Choghadiyas; dawning: Dawning | null; isNightFirst?: boolean }

/** Shows the eight parts of the day and the eight of the night. */
export function ChoghadiyaTables({ choghadiya, dawning, isNightFirst }: ChoghadiyaProps) {
  const { t } = useWords()
  const rows = (parts: Choghadiyas['day']) => toRows(t, parts)
  return (
    <DayAndNight
      head={t('terms.choghadiya.name')}
      day={rows(choghadiya.day)}
      night={rows(choghadiya.night)}
      dawning={dawning}
      isNightFirst={isNightFirst}
      dawn={dawning ? rows(dawning.choghadiya) : undefined}
    />
  )
}

function toRows(t: TranslateAlmanac, parts: Choghadiyas['day']): TimeRow[] {
  return parts.map(({ key, ...span }) => ({
    ...span,
    name: (
      <>
        {t(`jyotish:choghadiyas.${key}`)} <Nature of={natures[key]} />
      </>
    ),
  }))
}
