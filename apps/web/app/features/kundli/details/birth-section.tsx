import type { Graha } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import type { Birth } from '../../../lib/birth/birth.ts'
import { birthDateText, birthTimeText, timeOfDayText } from '../../../lib/birth/birth-text.ts'
import { formatOffset } from '../../../lib/birth/offset-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { dmsText } from './angle-text.ts'
import type { ChartBasics } from './basics.ts'
import { Meaning } from './meaning.tsx'
import { Section } from './section.tsx'

type BirthSectionProps = { birth: Birth; basics: ChartBasics }

export function BirthSection({ birth, basics }: BirthSectionProps) {
  const { t } = useTranslation('kundli')
  return (
    <Section id="birth" title={t('birth.title')}>
      <BirthFacts birth={birth} basics={basics} />
      <Heading level={3}>{t('birth.astroTitle')}</Heading>
      {!basics.isTimeKnown && <p className="text-ink-soft">{t('birth.atNoon')}</p>}
      <AstroFacts basics={basics} />
    </Section>
  )
}

function BirthFacts({ birth, basics }: BirthSectionProps) {
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
      <Fact label={t('birth.latitude')} value={t(birth.lat < 0 ? 'birth.south' : 'birth.north', { deg: dmsText(Math.abs(birth.lat)) })} />
      <Fact label={t('birth.longitude')} value={t(birth.lon < 0 ? 'birth.west' : 'birth.east', { deg: dmsText(Math.abs(birth.lon)) })} />
      <Fact label={t('birth.sunrise')} value={sun(basics.sunriseSeconds)} />
      <Fact label={t('birth.sunset')} value={sun(basics.sunsetSeconds)} />
    </Facts>
  )
}

const attributes = ['varna', 'vashya', 'yoni', 'gana', 'nadi'] as const
const furtherAttributes = ['tatva', 'yunja', 'paya'] as const

function AstroFacts({ basics: { astro, isTimeKnown } }: { basics: ChartBasics }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const detail = (key: DetailKey, value: ReactNode, note?: ReactNode) => (
    <Fact
      key={key}
      label={<Meaning term={t(`chart-words:details.${key}.name`)} meaning={t(`chart-words:details.${key}.meaning`)} />}
      value={value}
      note={note}
    />
  )
  const attribute = (key: (typeof attributes)[number] | (typeof furtherAttributes)[number]) => {
    const value = `chart-words:values.${key}.${astro[key]}` as 'chart-words:values.varna.brahmana'
    const name = t(`${value}.name`)
    return detail(key, <Meaning term={name} meaning={t(`${value}.meaning`)} />)
  }
  const graha = (key: Graha) => t(`jyotish:grahas.${key}`)
  const { tithi } = astro
  return (
    <Facts className="lg:grid-cols-4">
      {astro.ascendant && detail('ascendant', t(`jyotish:rashis.${astro.ascendant}`))}
      {astro.ascendantLord && detail('ascendantLord', graha(astro.ascendantLord))}
      {detail('rashi', t(`jyotish:rashis.${astro.rashi}`))}
      {detail('rashiLord', graha(astro.rashiLord))}
      {/* The Moon is in a pada for six hours: without the time nobody knows it, nor the syllable that goes by it. */}
      {detail('nakshatra', t(`jyotish:nakshatras.${astro.nakshatra}`), isTimeKnown && t('planets.pada', { number: astro.pada }))}
      {detail('nakshatraLord', graha(astro.nakshatraLord))}
      {attributes.map(attribute)}
      {detail('tithi', `${t(`jyotish:pakshas.${tithi.paksha}`)} ${t(`jyotish:tithis.${tithi.key}`)}`)}
      {detail('yoga', t(`jyotish:yogas.${astro.yoga}`))}
      {detail('karana', t(`jyotish:karanas.${astro.karana}`))}
      {furtherAttributes.map(attribute)}
      {isTimeKnown && astro.nameSyllable && detail('nameSyllable', t(`chart-words:syllables.${astro.nameSyllable as 'chu'}`))}
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
  | (typeof attributes)[number]
  | (typeof furtherAttributes)[number]
