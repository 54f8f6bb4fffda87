import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { Span, Time, useWords } from '../almanac.tsx'
import { pujaName, pujaOf } from './festival-name.ts'

/** Shows when to pray and when to break the fast; nothing without these times. */
export function PujaTimes({ festival }: { festival: FestivalOfPlace }) {
  const { t } = useWords()
  const { date, parana } = festival
  const puja = pujaOf(festival)
  return (
    <>
      {puja && (
        <Line label={'span' in puja ? pujaName(t, festival) : t(puja.name)}>
          {'span' in puja ? <Span of={puja.span} date={date} /> : <Time at={puja.at} date={date} />}
        </Line>
      )}
      {parana && (
        <Line label={t('festival.parana')}>
          <Span of={parana} date={date} />
        </Line>
      )}
    </>
  )
}

export function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
