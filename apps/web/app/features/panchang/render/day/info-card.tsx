import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { Card } from '../../../../ui/card.tsx'
import { Span, useWords } from '../almanac.tsx'
import { NowMark, Row, lasting } from '../parts.tsx'
import { Limbs, monthName } from './limbs-card.tsx'

/** The second card: months, years, signs and season, and the time to avoid. */
export function InfoCard({ day }: { day: AlmanacDay }) {
  const { t } = useWords()
  const { samvats, muhurtas, month } = day
  const samvat = ({ year, samvatsara }: AlmanacDay['samvats']['shaka']) =>
    `${year} ${t(`jyotish:samvatsaras.${samvatsara}`)}`
  return (
    <Card>
      <h2 className="mb-2 text-2xl">{t('cards.info')}</h2>
      <dl>
        <Row term="rahuKalam" fact="rahuKalam">
          {muhurtas ? (
            <span {...lasting(muhurtas.rahuKalam)}>
              <Span of={muhurtas.rahuKalam} />
              <NowMark />
            </span>
          ) : (
            t('none')
          )}
        </Row>
        <Row term="vikram" fact="vikram">
          {samvat(samvats.vikram)}
        </Row>
        <Row term="shaka" fact="shaka">
          {samvat(samvats.shaka)}
        </Row>
        <Row term="gujarati" fact="gujarati">
          {samvat(samvats.gujarati)}
        </Row>
        <Row term="amanta" fact="amanta">
          {monthName(t, month, 'amanta')}
        </Row>
        <Row term="purnimanta" fact="purnimanta">
          {monthName(t, month, 'purnimanta')}
        </Row>
        <Row term="moonSign" fact="moonSign">
          <Limbs spans={day.moonSigns} nameOf={({ key }) => t(`jyotish:rashis.${key}`)} />
        </Row>
        <Row term="sunSign" fact="sunSign">
          <Limbs spans={day.sunSigns} nameOf={({ key }) => t(`jyotish:rashis.${key}`)} />
        </Row>
        <Row term="ritu" fact="ritu">
          {t(`jyotish:ritus.${day.ritu}`)}
        </Row>
        <Row term="ayana" fact="ayana">
          {t(`jyotish:ayanas.${day.ayana}`)}
        </Row>
      </dl>
    </Card>
  )
}
