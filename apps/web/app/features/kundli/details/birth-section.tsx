import type { Graha, NearEdge } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import type { Birth } from '../../../shared/birth/birth.ts'
import { birthDateText, birthTimeText, timeOfDayText } from '../../../shared/birth/birth-text.ts'
import { formatOffset } from '../../../shared/birth/offset-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { dmsText } from './angle-text.ts'
import type { ChartBasics } from './basics.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { stretchesText } from './moon-stretches.ts'
import { nearEdgeText } from './near-edge-text.ts'
import { Section } from './section.tsx'

type BirthSectionProps = { birth: Birth; basics: ChartBasics; nearEdges: readonly NearEdge[] }

export function BirthSection({ birth, basics, nearEdges }: BirthSectionProps) {
  const { t } = useTranslation('kundli')
  return (
    <Section id="birth" title={t('birth.title')}>
      <BirthFacts birth={birth} basics={basics} />
      <Heading level={3}>{t('birth.astroTitle')}</Heading>
      {!basics.isTimeKnown && <p className="text-ink-soft">{t('birth.atNoon')}</p>}
      <AstroFacts basics={basics} nearEdges={nearEdges} />
    </Section>
  )
}

function BirthFacts({ birth, basics }: Omit<BirthSectionProps, 'nearEdges'>) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const language = useLanguage()
  const sun = (seconds: number | null) => (seconds === null ? t('birth.noSun') : timeOfDayText(seconds, language, true))
  return (
    <Facts className="lg:grid-cols-4">
      <Fact label={t('birth.date')} value={birthDateText(birth, language)} />
      <Fact label={t('birth.time')} value={birthTimeText(birth, language) ?? t('details.unknownTime')} />
      <Fact label={t('birth.place')} value={<span className="wrap-anywhere">{birth.place}</span>} />
      <Fact
        label={<Meaning term={t('birth.timezone')} meaning={t('chart-words:terms.zoneOffset.meaning')} />}
        value={`UTC ${formatOffset(basics.offsetHours)}`}
        note={birth.zone ?? undefined}
      />
      <Fact
        label={t('birth.latitude')}
        value={t(birth.lat < 0 ? 'birth.south' : 'birth.north', { deg: dmsText(Math.abs(birth.lat)) })}
      />
      <Fact
        label={t('birth.longitude')}
        value={t(birth.lon < 0 ? 'birth.west' : 'birth.east', { deg: dmsText(Math.abs(birth.lon)) })}
      />
      <Fact label={t('birth.sunrise')} value={sun(basics.sunriseSeconds)} />
      <Fact label={t('birth.sunset')} value={sun(basics.sunsetSeconds)} />
    </Facts>
  )
}

/** Grouped by what they depend on, the Moon's sign or nakshatra: if that is not certain, they are left out. */
const ofRashi = ['varna', 'vashya'] as const
const ofNakshatra = ['yoni', 'gana', 'nadi'] as const
const furtherOfNakshatra = ['yunja', 'paya'] as const
type Attribute = (typeof ofRashi | typeof ofNakshatra | typeof furtherOfNakshatra)[number] | 'tatva'

function AstroFacts({
  basics: { astro, isTimeKnown, moonOverDay, offsetHours },
  nearEdges,
}: Omit<BirthSectionProps, 'birth'>) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const language = useLanguage()
  const told = { t, language, offsetSeconds: offsetHours * 3600 }
  const isRashiSure = !moonOverDay || moonOverDay.rashis.length === 1
  const isNakshatraSure = !moonOverDay || moonOverDay.nakshatras.length === 1
  const rashiName = (key: string) => t(`jyotish:rashis.${key}` as 'jyotish:rashis.mesha')
  const nakshatraName = (key: string) => t(`jyotish:nakshatras.${key}` as 'jyotish:nakshatras.ashwini')
  const withEdge = (what: DetailKey, note: ReactNode) => {
    const edge = nearEdges.find((one) => one.what === what)
    if (!edge) return note
    return (
      <>
        {note}
        <span className="block border-l-2 border-marigold pl-2 text-ink">{nearEdgeText(edge, t)}</span>
      </>
    )
  }
  const detail = (key: DetailKey, value: ReactNode, note?: ReactNode) => (
    <Fact
      key={key}
      label={<Meaning term={t(`chart-words:details.${key}.name`)} meaning={t(`chart-words:details.${key}.meaning`)} />}
      value={value}
      note={withEdge(key, note)}
    />
  )
  const attribute = (key: Attribute) => {
    const value = `chart-words:values.${key}.${astro[key]}` as 'chart-words:values.varna.brahmana'
    const name = t(`${value}.name`)
    return detail(key, <Meaning term={name} meaning={t(`${value}.meaning`)} />)
  }
  const graha = (key: Graha) => t(`jyotish:grahas.${key}`)
  const { tithi } = astro
  return (
    <Facts className="lg:grid-cols-4">
      {astro.ascendant && detail('ascendant', rashiName(astro.ascendant))}
      {astro.ascendantLord && detail('ascendantLord', graha(astro.ascendantLord))}
      {detail('rashi', isRashiSure ? rashiName(astro.rashi) : stretchesText(moonOverDay.rashis, rashiName, told))}
      {isRashiSure && detail('rashiLord', graha(astro.rashiLord))}
      {/*
       * The Moon stays in a pada for six hours: without the time, the pada and the syllable that depends on it are
       * unknown.
       */}
      {isNakshatraSure
        ? detail('nakshatra', nakshatraName(astro.nakshatra), isTimeKnown && t('planets.pada', { number: astro.pada }))
        : detail('nakshatra', stretchesText(moonOverDay.nakshatras, nakshatraName, told))}
      {isNakshatraSure && detail('nakshatraLord', graha(astro.nakshatraLord))}
      {isRashiSure && ofRashi.map(attribute)}
      {isNakshatraSure && ofNakshatra.map(attribute)}
      {detail('tithi', `${t(`jyotish:pakshas.${tithi.paksha}`)} ${t(`jyotish:tithis.${tithi.key}`)}`)}
      {detail('yoga', t(`jyotish:yogas.${astro.yoga}`))}
      {detail('karana', t(`jyotish:karanas.${astro.karana}`))}
      {isRashiSure && attribute('tatva')}
      {isNakshatraSure && furtherOfNakshatra.map(attribute)}
      {isTimeKnown &&
        astro.nameSyllable &&
        detail('nameSyllable', t(`chart-words:syllables.${astro.nameSyllable as 'chu'}`))}
      {astro.payaByHouse && detail('payaByHouse', t(`chart-words:values.paya.${astro.payaByHouse}.name`))}
    </Facts>
  )
}

type DetailKey =
  | 'ascendant'
  | 'ascendantLord'
  | 'rashi'
  | 'rashiLord'
  | 'nakshatra'
  | 'nakshatraLord'
  | 'tithi'
  | 'yoga'
  | 'karana'
  | 'nameSyllable'
  | 'payaByHouse'
  | Attribute
