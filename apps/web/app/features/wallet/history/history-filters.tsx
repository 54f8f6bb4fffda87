import { isRealDate } from '@sankalp/contract/field-rules'
import { historyFilters } from '@sankalp/contract/wallet-rules'
import { useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { DateField } from '../../../ui/text-field.tsx'
import { type HistoryQuery, isBackwards } from './history-address.ts'

type HistoryFiltersProps = { query: HistoryQuery; onChange: (query: HistoryQuery) => void }

/** Filters the lines. The filters are in the address, so that a refresh and a shared link show the same. */
export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('wallet')
  /** The fields hold what is being typed; a reset creates them again. */
  const [resets, setResets] = useState(0)
  const hasDays = query.from !== undefined || query.to !== undefined
  // While the user types a year, the browser reports 0002 as a date.
  const changeDay = (name: 'from' | 'to', day: string) => {
    if (day === '' || isRealDate(day)) onChange({ ...query, [name]: day || undefined })
  }
  const anyDay = () => {
    setResets(resets + 1)
    onChange({ kind: query.kind })
  }
  return (
    <div className="grid gap-3">
      <RadioGroup
        labelHidden
        label={t('history.filter')}
        name="kind"
        value={query.kind ?? 'all'}
        options={(['all', ...historyFilters] as const).map((value) => ({ value, text: t(`history.filters.${value}`) }))}
        onChange={(kind) => onChange({ ...query, kind: kind === 'all' ? undefined : kind })}
      />
      {/* Open at first when days are chosen; afterwards the user opens and closes it. */}
      <details open={hasDays || undefined} className="group">
        <summary className="inline-flex min-h-12 items-center underline decoration-rule-strong underline-offset-4">
          {t('history.days')}
        </summary>
        <div className="flex flex-wrap items-end gap-3 pb-2">
          <DateField
            key={`from ${resets}`}
            label={t('history.from')}
            defaultValue={query.from}
            onChange={({ target }) => changeDay('from', target.value)}
            className="max-xs:w-full"
          />
          <DateField
            key={`to ${resets}`}
            label={t('history.to')}
            defaultValue={query.to}
            onChange={({ target }) => changeDay('to', target.value)}
            className="max-xs:w-full"
          />
          {hasDays && (
            <Button kind="quiet" onClick={anyDay}>
              {t('history.anyDay')}
            </Button>
          )}
        </div>
        <FormMessage text={isBackwards(query) && t('history.backwards')} />
      </details>
    </div>
  )
}
