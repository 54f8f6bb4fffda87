import type { Rising } from '@sankalp/contract/panchang-reply'
import { type TranslateAlmanac, useWords } from '../almanac.tsx'
import { Term } from '../parts.tsx'
import { type TimeRow, TimeTable } from './time-table.tsx'

/** In the order of almanacs that have both: first what readers look for, then the signs from which it follows. */
export function LagnaTables({ rising: { lagnas, panchakaRahita } }: { rising: Rising }) {
  const { t } = useWords()
  return (
    <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2">
      <TimeTable
        caption={<Term term="panchakaRahita" />}
        head={t('lagna.stretch')}
        rows={panchakaRahita.map((span) => toRow(t, span))}
      />
      <TimeTable
        caption={<Term term="udayaLagna" />}
        head={t('lagna.sign')}
        rows={lagnas.map(({ key, ...span }) => ({ ...span, name: t(`jyotish:rashis.${key}`) }))}
      />
    </div>
  )
}

/** The five bad periods are named, with the meaning of each name after a tap; all others are simply good. */
function toRow(t: TranslateAlmanac, { key, ...span }: Rising['panchakaRahita'][number]): TimeRow {
  return {
    ...span,
    name: key === 'rahita' ? <span className="text-peacock">{t('lagna.good')}</span> : <Term term={`${key}Panchaka`} />,
  }
}
