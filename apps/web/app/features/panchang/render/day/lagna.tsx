import type { Rising } from '@sankalp/contract/panchang-reply'
import { type TranslateAlmanac, useWords } from '../almanac.tsx'
import { Term } from '../parts.tsx'
import { type TimeRow, TimeTable } from './time-table.tsx'

/** In the order of almanacs that have both: first what one looks for, then the signs it follows from. */
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

/** The five are named, and what a name means is a tap away; all other stretches are simply good. */
function toRow(t: TranslateAlmanac, { key, ...span }: Rising['panchakaRahita'][number]): TimeRow {
  return {
    ...span,
    name: key === 'rahita' ? <span className="text-peacock">{t('lagna.good')}</span> : <Term term={`${key}Panchaka`} />,
  }
}
