import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { classes } from '../../../../ui/classes.ts'
import { type Say, useWords } from '../almanac.tsx'
import { type TimeRow, TimeTable } from './time-table.tsx'

export type Choghadiyas = NonNullable<AlmanacDay['muhurtas']>['choghadiya']

const natures = { amrit: 'good', shubh: 'good', labh: 'good', char: 'fair', udveg: 'avoid', kaal: 'avoid', rog: 'avoid' } as const
const natureLooks = { good: 'text-peacock', fair: 'text-marigold-ink', avoid: 'text-sindoor' }

/** Eight parts of the day and eight of the night. */
export function ChoghadiyaTables({ choghadiya }: { choghadiya: Choghadiyas }) {
  const { t } = useWords()
  const head = t('terms.choghadiya.name')
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <TimeTable caption={t('choghadiya.day')} head={head} rows={toRows(t, choghadiya.day)} />
      <TimeTable caption={t('choghadiya.night')} head={head} rows={toRows(t, choghadiya.night)} />
    </div>
  )
}

/** Good or not in words too: colour alone says nothing to many. */
function toRows(t: Say, parts: Choghadiyas['day']): TimeRow[] {
  return parts.map(({ key, ...span }) => ({
    ...span,
    name: (
      <>
        {t(`jyotish:choghadiyas.${key}`)} <span className={classes('text-sm', natureLooks[natures[key]])}>{t(`choghadiya.${natures[key]}`)}</span>
      </>
    ),
  }))
}
