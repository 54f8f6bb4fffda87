import type { ReactNode } from 'react'
import { birthDateText, birthTimeText } from '../../../shared/birth/birth-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Card } from '../../../ui/card.tsx'
import type { Couple } from '../couple.ts'
import { type Partner, partners } from '../partner-values.ts'
import { useReportWords } from './report-words.ts'

/** Shows the two people who are compared. */
export function PartnerCards({ couple }: { couple: Couple }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {partners.map((partner) => (
        <PartnerCard key={partner} partner={partner} couple={couple} />
      ))}
    </div>
  )
}

function PartnerCard({ partner, couple }: { partner: Partner; couple: Couple }) {
  const t = useReportWords()
  const language = useLanguage()
  const birth = couple[partner]
  return (
    <Card>
      <h2 className="grid">
        <span className="font-text text-sm text-ink-soft">{t(`report.${partner}`)}</span>
        <span className="text-2xl leading-snug wrap-anywhere">{birth.name}</span>
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
        <Line label={t('report.born')}>{birthDateText(birth, language)}</Line>
        <Line label={t('report.time')}>{birthTimeText(birth, language) ?? t('report.unknownTime')}</Line>
        <Line label={t('report.place')} wide>
          {birth.place}
        </Line>
      </dl>
    </Card>
  )
}

function Line({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  )
}
