import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { Card } from '../../../../ui/card.tsx'
import { type TranslateAlmanac, Upto, useWords } from '../almanac.tsx'
import { Named, NowMark, Row, lasting } from '../parts.tsx'
import { type LimbKind, cardOf } from './limb-meanings.tsx'

/** The first card: the five limbs of the day, each with the following one. */
export function LimbsCard({ day }: { day: AlmanacDay }) {
  const { t } = useWords()
  return (
    <Card>
      <h2 className="mb-2 text-2xl">{t('cards.panchang')}</h2>
      {/* The names are short, and the times beside them long. */}
      <dl className="[--fact-columns:minmax(5rem,1fr)_3fr]">
        <Row term="tithi" fact="tithi">
          <Limbs spans={day.tithis} kind="tithis" nameOf={({ key }) => t(`jyotish:tithis.${key}`)} />
        </Row>
        <Row term="nakshatra" fact="nakshatra">
          <Limbs spans={day.nakshatras} kind="nakshatras" nameOf={({ key }) => t(`jyotish:nakshatras.${key}`)} />
        </Row>
        <Row term="yoga" fact="yoga">
          <Limbs spans={day.yogas} kind="yogas" nameOf={({ key }) => t(`jyotish:yogas.${key}`)} />
        </Row>
        <Row term="karana" fact="karana">
          <Limbs spans={day.karanas} kind="karanas" nameOf={({ key }) => t(`jyotish:karanas.${key}`)} />
        </Row>
        <Row term="vara" fact="vara">
          <b className="font-heading text-xl font-normal">
            <Named card={cardOf('varas', day.vara)}>{t(`jyotish:varas.${day.vara}`)}</Named>
          </b>
        </Row>
        <Row term="paksha" fact="paksha">
          {t(`jyotish:pakshas.${day.paksha}`)}
        </Row>
      </dl>
    </Card>
  )
}

type KeyedSpan = { key: string; startsAt: number; endsAt: number }
type LimbsProps<S> = {
  spans: readonly S[]
  nameOf: (span: S) => string
  /** Set if each name has its own card. */
  kind?: LimbKind
}

/**
 * Shows the span at sunrise large, and the following ones below it; each until it ends, even if that is after the day.
 */
export function Limbs<S extends KeyedSpan>({ spans, nameOf, kind }: LimbsProps<S>) {
  return spans.map((span, at) => (
    <span key={span.startsAt} {...lasting(span)}>
      <b className={at === 0 ? 'font-heading text-xl font-normal' : 'font-normal'}>
        {kind ? <Named card={cardOf(kind, span.key)}>{nameOf(span)}</Named> : nameOf(span)}
      </b>{' '}
      <span className="text-ink-soft">
        <Upto at={span.endsAt} />
      </span>
      <NowMark />
    </span>
  ))
}

export function monthName(t: TranslateAlmanac, month: AlmanacDay['month'], count: 'amanta' | 'purnimanta'): string {
  const name = t(`jyotish:months.${month[count]}`)
  if (month.adhika) return t('month.adhika', { month: name })
  return month.kshaya ? t('month.kshaya', { month: name, lost: t(`jyotish:months.${month.kshaya}`) }) : name
}
