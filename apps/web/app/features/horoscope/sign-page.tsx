import { type Sign, type Timeframe, rashiOfSign, signs } from '@sankalp/contract/horoscope-keys'
import { languageTag } from '@sankalp/contract/language'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { JsonLd, breadcrumbs } from '../../lib/json-ld.tsx'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page-facts.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { DoubleRule } from '../../ui/card.tsx'
import { RashiSign } from '../../ui/drawings/rashis.tsx'
import { Heading } from '../../ui/heading.tsx'
import { addressOf } from './horoscope-address.ts'
import type { HoroscopeData } from './horoscope-calls.ts'
import { HoroscopeText } from './horoscope-text.tsx'
import { SignGrid } from './sign-grid.tsx'
import { TimeframeRow } from './timeframe-row.tsx'
import { signsInOrder } from './zodiac-order.ts'

/** One sign and one time, under an address of its own. */
export function SignPage({ data }: { data: HoroscopeData }) {
  const { t } = useTranslation('horoscope')
  const { sign, timeframe, horoscope } = data
  const words = { sign: t(`sign.${sign}`), rashi: t(`rashi.${sign}`), period: horoscope?.period ?? '' }
  const title = t(`seo.title.${timeframe}`, words)
  const description = t('seo.description', words)
  return (
    <div className="page-width grid gap-6 py-8 sm:py-12">
      <PageHead title={title} description={description} type="article" hidden={horoscope === null} />
      <Described data={data} title={title} description={description} />
      <div className="flex items-center gap-4">
        <RashiSign rashi={rashiOfSign[sign]} size={72} />
        <div className="grid gap-1">
          <Heading level={1}>{t(`heading.${timeframe}`, words)}</Heading>
          <p className="text-ink-soft">
            {t('page.lead')} <Link to="/todayshoroscope#moon-sign">{t('page.findSign')}</Link>
          </p>
        </div>
      </div>
      <TimeframeRow current={timeframe} to={(one) => addressOf(sign, one)} />
      <DoubleRule />
      <HoroscopeText data={data} />
      <Neighbours sign={sign} timeframe={timeframe} />
      <SignGrid signs={signs} label={t('seo.neighbours')} current={sign} to={(one) => addressOf(one, timeframe)} />
    </div>
  )
}

type DescribedProps = { data: HoroscopeData; title: string; description: string }

function Described({ data: { sign, timeframe, horoscope }, title, description }: DescribedProps) {
  const { t } = useTranslation('horoscope')
  const { origin } = usePageFacts()
  const language = useLanguage()
  if (!horoscope) return null
  const path = addressOf(sign, timeframe)
  return (
    <>
      <JsonLd
        thing={{
          '@type': 'Article',
          headline: title,
          description,
          inLanguage: languageTag[language],
          // The day it speaks of; months and years have no single one.
          ...(horoscope.prediction_date.length === 10 && { datePublished: horoscope.prediction_date }),
          articleBody: horoscope.prediction,
          isAccessibleForFree: true,
          mainEntityOfPage: origin + path,
          publisher: { '@type': 'Organization', name: 'Sankalp', url: origin },
        }}
      />
      <JsonLd
        thing={breadcrumbs(origin, [
          { name: t('seo.trail'), path: '/horoscopePage' },
          { name: t(`heading.${timeframe}`, { sign: t(`sign.${sign}`) }), path },
        ])}
      />
    </>
  )
}

/** The signs before and after in the zodiac. */
function Neighbours({ sign, timeframe }: { sign: Sign; timeframe: Timeframe }) {
  const { t } = useTranslation('horoscope')
  const at = signsInOrder.indexOf(sign)
  const before = signsInOrder[(at + 11) % 12]!
  const after = signsInOrder[(at + 1) % 12]!
  const look = 'inline-flex min-h-12 items-center gap-1 font-semibold'
  return (
    <div className="flex justify-between gap-4 border-t border-rule pt-2">
      <Link rel="prev" to={addressOf(before, timeframe)} className={look}>
        <ChevronLeft aria-hidden="true" size={20} />
        <span className="sr-only">{t('seo.previousSign')}: </span>
        {t(`sign.${before}`)}
      </Link>
      <Link rel="next" to={addressOf(after, timeframe)} className={look}>
        <span className="sr-only">{t('seo.nextSign')}: </span>
        {t(`sign.${after}`)}
        <ChevronRight aria-hidden="true" size={20} />
      </Link>
    </div>
  )
}
