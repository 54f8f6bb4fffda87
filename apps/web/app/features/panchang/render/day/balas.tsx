import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { Card } from '../../../../ui/card.tsx'
import { Upto, useWords } from '../almanac.tsx'
import { NowMark, Row, Section } from '../parts.tsx'

/** Shows the direction to avoid on a journey, where the Moon dwells, and for whom it is favourable. */
export function Balas({ reply: { day, balas } }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  return (
    <Section id="balas" title={t('balas.title')} lead={t('balas.lead')}>
      <Card>
        <dl>
          <Row term="dishaShool" fact="dishaShool">
            {t(`directions.${day.dishaShool}`)}
          </Row>
          <Row term="moonNivas" fact="moonNivas">
            {t(`directions.${day.moonNivas}`)}
          </Row>
          <Row term="chandraBala" fact="chandraBala">
            {balas.chandra.map(({ moon, endsAt, good }, at) => (
              <Good
                key={moon}
                names={good.map((sign) => t(`jyotish:rashis.${sign}`))}
                endsAt={endsAt}
                startsAt={at === 0 ? day.startsAt : balas.chandra[at - 1]!.endsAt}
              />
            ))}
          </Row>
          <Row term="taraBala" fact="taraBala">
            {balas.tara.map(({ moon, endsAt, good }, at) => (
              <Good
                key={moon}
                names={good.map((star) => t(`jyotish:nakshatras.${star}`))}
                endsAt={endsAt}
                startsAt={at === 0 ? day.startsAt : balas.tara[at - 1]!.endsAt}
              />
            ))}
          </Row>
        </dl>
      </Card>
    </Section>
  )
}

function Good({ names, startsAt, endsAt }: { names: string[]; startsAt: number; endsAt: number }) {
  return (
    <span data-from={Math.round(startsAt / 1000)} data-to={Math.round(endsAt / 1000)}>
      {names.join(', ')}{' '}
      <span className="text-ink-soft">
        (<Upto at={endsAt} />)
      </span>
      <NowMark />
    </span>
  )
}
