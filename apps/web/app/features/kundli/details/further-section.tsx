import {
  type Ghatak,
  type Maitri,
  type SevenGraha,
  type SpecialLagna,
  type TimedKundli,
  type Tradition,
  type Upagraha,
  type ZodiacPlace,
  charaKarakas,
  rashis,
  sevenGrahas,
} from '@sankalp/jyotish'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { signDmsText } from './angle-text.ts'
import { listText } from './date-text.ts'
import { Lookup, Row, Rows } from './lookup.tsx'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { BhavaBalaTable } from './bhava-bala-table.tsx'
import { AshtottariTable, CharaTable } from './other-dashas.tsx'
import { PoruthamTable } from './porutham-table.tsx'
import { Section } from './section.tsx'

/** Shows the reference tables for astrologers, closed by default because most readers never open them. */
export function FurtherSection({ kundli }: { kundli: TimedKundli }) {
  const { tradition, maitri, chart } = kundli
  const { t } = useTranslation('kundli')
  return (
    <Section id="further" title={t('further.title')} lead={t('further.lead')}>
      <div className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
        <Karakas karakas={tradition.karakas} />
        <Arudhas arudhas={tradition.arudhas} />
        <Upagrahas upagrahas={tradition.upagrahas} />
        <SpecialLagnas specialLagnas={tradition.specialLagnas} />
        <GhatakTable ghatak={tradition.ghatak} />
        {kundli.bhavaBala && <BhavaBalaTable bhavaBala={kundli.bhavaBala} />}
        <MaitriTable maitri={maitri} />
        <CharaTable kundli={kundli} />
        <AshtottariTable kundli={kundli} />
        <PoruthamTable moonDeg={chart.lonDeg.moon} />
      </div>
    </Section>
  )
}

function Karakas({ karakas }: Pick<Tradition, 'karakas'>) {
  const { t } = useTranslation(['chart-words', 'jyotish'])
  return (
    <Lookup part="karakas">
      <Rows>
        {charaKarakas.map((karaka) => (
          <Row
            key={karaka}
            name={
              <Meaning
                term={t(`tradition.karakas.${karaka}.name`)}
                meaning={t(`tradition.karakas.${karaka}.meaning`)}
              />
            }
          >
            {t(`jyotish:grahas.${karakas[karaka]}`)}
          </Row>
        ))}
      </Rows>
    </Lookup>
  )
}

function Arudhas({ arudhas }: Pick<Tradition, 'arudhas'>) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const nameOf = (house: number) => {
    const named = house === 1 ? 'lagna' : house === 12 ? 'upapada' : null
    if (!named) return t('further.arudha', { house })
    return (
      <Meaning
        term={t(`chart-words:tradition.arudhas.${named}.name`)}
        meaning={t(`chart-words:tradition.arudhas.${named}.meaning`)}
      />
    )
  }
  return (
    <Lookup part="arudhas">
      <dl className="grid grid-cols-2 gap-x-8">
        {arudhas.map((rashi, index) => (
          <Row key={index} name={nameOf(index + 1)}>
            {t(`jyotish:rashis.${rashis[rashi]!}`)}
          </Row>
        ))}
      </dl>
    </Lookup>
  )
}

function Upagrahas({ upagrahas }: Pick<Tradition, 'upagrahas'>) {
  return (
    <Lookup part="upagrahas">
      <Rows>
        {upagrahas.map(({ upagraha, place }) => (
          <Point key={upagraha} term={`upagrahas.${upagraha}`} place={place} />
        ))}
      </Rows>
    </Lookup>
  )
}

function SpecialLagnas({ specialLagnas }: Pick<Tradition, 'specialLagnas'>) {
  return (
    <Lookup part="specialLagnas">
      <Rows>
        {specialLagnas.map(({ lagna, place }) => (
          <Point key={lagna} term={`specialLagnas.${lagna}`} place={place} />
        ))}
      </Rows>
    </Lookup>
  )
}

type PointProps = { term: `upagrahas.${Upagraha}` | `specialLagnas.${SpecialLagna}`; place: ZodiacPlace }

/** A point of the zodiac with its meaning after a tap. */
function Point({ term, place }: PointProps) {
  const { t } = useTranslation(['chart-words', 'jyotish'])
  return (
    <Row name={<Meaning term={t(`tradition.${term}.name`)} meaning={t(`tradition.${term}.meaning`)} />}>
      {t(`jyotish:rashis.${place.rashi}`)} {signDmsText(place.degInRashi)} ·{' '}
      {t(`jyotish:nakshatras.${place.nakshatra}`)}
    </Row>
  )
}

function GhatakTable({ ghatak }: { ghatak: Ghatak }) {
  const { t } = useTranslation(['chart-words', 'jyotish'])
  const values: Record<keyof Ghatak, string | number> = {
    month: t(`jyotish:months.${ghatak.month}`),
    tithis: t(`tradition.tithiKinds.${ghatak.tithis}.name`),
    vara: t(`jyotish:varas.${ghatak.vara}`),
    nakshatra: t(`jyotish:nakshatras.${ghatak.nakshatra}`),
    yoga: t(`jyotish:yogas.${ghatak.yoga}`),
    prahar: ghatak.prahar,
    moon: t(`jyotish:rashis.${ghatak.moon}`),
  }
  return (
    <Lookup part="ghatak">
      <Rows>
        {(Object.keys(values) as (keyof Ghatak)[]).map((key) => (
          <Row key={key} name={t(`tradition.ghatak.${key}.name`)}>
            {values[key]}
          </Row>
        ))}
      </Rows>
    </Lookup>
  )
}

const compounds = ['great-friend', 'friend', 'neutral', 'enemy', 'great-enemy'] as const

function MaitriTable({ maitri }: { maitri: Maitri }) {
  const { t } = useTranslation(['chart-words', 'jyotish'])
  const language = useLanguage()
  const graha = (key: SevenGraha) => t(`jyotish:grahas.${key}`)
  return (
    <Lookup part="maitri" isWide>
      <dl className="grid">
        {sevenGrahas.map((of) => (
          <div key={of} className="grid grid-cols-[5rem_1fr] border-t border-rule py-2 print:py-0.5">
            <dt className="font-semibold">{graha(of)}</dt>
            <dd>
              {compounds.map((compound) => {
                const others = sevenGrahas.filter((other) => maitri[of][other]?.compound === compound)
                if (others.length === 0) return null
                return (
                  <span key={compound} className="mr-3 inline-block">
                    <span className="text-ink-soft">{t(`ties.${compound}`)}:</span>{' '}
                    {listText(others.map(graha), language)}
                  </span>
                )
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Lookup>
  )
}
