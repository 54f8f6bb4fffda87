import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { Card } from '../../../../ui/card.tsx'
import { Span, useWords } from '../almanac.tsx'
import { NowMark, Row, Section, lasting } from '../parts.tsx'
import type { TermKey } from '../terms.ts'

type Lasting = { startsAt: number; endsAt: number }

/** A row of one or more times; "none" if the day has none. */
function Spans({ spans }: { spans: readonly (Lasting & { note?: string })[] }) {
  const { t } = useWords()
  if (spans.length === 0) return t('none')
  return spans.map((span) => (
    <span key={span.startsAt + (span.note ?? '')} {...lasting(span)}>
      {span.note && `${span.note}: `}
      <Span of={span} />
      <NowMark />
    </span>
  ))
}

/** Shows the favourable and the unfavourable times of tradition, side by side. */
export function Times({ reply: { day, specialYogas } }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  const { muhurtas } = day
  const one = (
    name:
      | 'brahmaMuhurta'
      | 'pratahSandhya'
      | 'abhijit'
      | 'vijayaMuhurta'
      | 'godhuliMuhurta'
      | 'sayahnaSandhya'
      | 'nishita'
      | 'rahuKalam'
      | 'yamaganda'
      | 'gulikaKalam',
  ) => <TimesRow key={name} term={name} spans={muhurtas?.[name] ? [muhurtas[name]] : []} />
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Section id="good-times" title={t('good.title')} lead={t('good.lead')}>
        <Card>
          <dl>
            {one('brahmaMuhurta')}
            {one('pratahSandhya')}
            {one('abhijit')}
            {one('vijayaMuhurta')}
            {one('godhuliMuhurta')}
            {one('sayahnaSandhya')}
            <TimesRow term="amritKalam" spans={day.amritKalam} />
            {one('nishita')}
            {specialYogas.length > 0 && (
              <TimesRow
                term="specialYoga"
                spans={specialYogas.map(({ key, ...span }) => ({ ...span, note: t(`specialYogas.${key}`) }))}
              />
            )}
          </dl>
        </Card>
      </Section>
      <Section id="bad-times" title={t('bad.title')} lead={t('bad.lead')}>
        <Card>
          <dl>
            {one('rahuKalam')}
            {one('yamaganda')}
            {one('gulikaKalam')}
            <TimesRow term="durMuhurta" spans={muhurtas?.durMuhurtas ?? []} />
            <TimesRow term="varjyam" spans={day.varjyam} />
            <TimesRow
              term="bhadra"
              spans={day.bhadra.map(({ loka, ...span }) => ({ ...span, note: t(`lokas.${loka}`) }))}
            />
            <TimesRow term="panchaka" spans={day.panchaka} />
            <TimesRow term="gandaMoola" spans={day.gandaMoola} />
          </dl>
        </Card>
      </Section>
    </div>
  )
}

function TimesRow({ term, spans }: { term: TermKey; spans: readonly (Lasting & { note?: string })[] }) {
  return (
    <Row term={term} fact={term}>
      <Spans spans={spans} />
    </Row>
  )
}
