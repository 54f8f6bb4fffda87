import { rashiOfSign, signsInOrder } from '@sankalp/contract/horoscope-keys'
import { languageTag } from '@sankalp/contract/language'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DoubleRule } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { addressOf } from '../horoscope-address.ts'
import type { HoroscopeChoice } from '../horoscope-data.ts'
import type { Answer } from './call-horoscope.server.ts'
import { HoroscopeHero } from '../horoscope-hero.tsx'
import { HoroscopeHeadline, HoroscopeText } from './horoscope-text.tsx'
import { MoonSignLine } from './moon-sign-line.tsx'
import { SignGrid } from '../../../shared/horoscope/sign-grid.tsx'
import { TimeframeRow } from './timeframe-row.tsx'

type SignPageProps = HoroscopeChoice & Answer & { title: string; description: string; origin: string }

export function SignPage(props: SignPageProps) {
  const { t } = useTranslation('horoscope')
  const { sign, timeframe, horoscope, failure } = props
  return (
    <>
      <HoroscopeHero>
        <div className="flex items-center gap-4 sm:grid sm:gap-2 lg:gap-3">
          <Picture
            name={`rashis/${rashiOfSign[sign]}`}
            size={128}
            first
            className="rounded-full max-lg:size-24 max-sm:size-20"
          />
          <h1 className="text-2xl leading-tight hi:leading-snug lg:text-4xl">
            {t(`heading.${timeframe}`, { sign: t(`sign.${sign}`) })}
          </h1>
        </div>
      </HoroscopeHero>
      <div className="page-width grid gap-6 pt-2 pb-8 sm:py-8">
        <Described {...props} />
        <HoroscopeHeadline
          timeframe={timeframe}
          address={addressOf(sign, timeframe)}
          horoscope={horoscope}
          failure={failure}
          sharedUrl={props.origin + addressOf(sign, timeframe)}
        />
        <DoubleRule />
        <TimeframeRow offered={horoscope?.timeframes} current={timeframe} addressOf={(one) => addressOf(sign, one)} />
        <HoroscopeText level={2} horoscope={horoscope} />
        <MoonSignLine />
        <Neighbours sign={sign} timeframe={timeframe} />
        <SignGrid
          signs={signsInOrder}
          label={t('seo.neighbours')}
          current={sign}
          addressOf={(one) => addressOf(one, timeframe)}
        />
      </div>
    </>
  )
}

function Described({ sign, timeframe, horoscope, title, description, origin }: SignPageProps) {
  const { t } = useTranslation('horoscope')
  const language = useLanguage()
  if (!horoscope) return null
  const path = addressOf(sign, timeframe)
  const steps = [
    { name: t('seo.trail'), path: '/horoscopePage' },
    { name: t(`heading.${timeframe}`, { sign: t(`sign.${sign}`) }), path },
  ]
  return (
    <>
      <JsonLd
        thing={{
          '@type': 'Article',
          headline: title,
          description,
          inLanguage: languageTag[language],
          // The day of the text; weeks, months and years have no single one.
          ...(horoscope.prediction_date.length === 10 && { datePublished: horoscope.prediction_date }),
          isAccessibleForFree: true,
          mainEntityOfPage: origin + path,
          publisher: { '@type': 'Organization', name: 'Sankalp', url: origin },
        }}
      />
      <JsonLd thing={breadcrumbs(origin, steps)} />
    </>
  )
}

/** Links to the signs before and after in the zodiac. */
function Neighbours({ sign, timeframe }: HoroscopeChoice) {
  const { t } = useTranslation('horoscope')
  const at = signsInOrder.indexOf(sign)
  const before = signsInOrder[(at + 11) % 12]!
  const after = signsInOrder[(at + 1) % 12]!
  const look = 'inline-flex min-h-12 items-center gap-1 font-semibold text-ink no-underline hover:text-sindoor'
  return (
    <div className="flex justify-between gap-4 border-t border-rule pt-2">
      <a rel="prev" href={addressOf(before, timeframe)} className={look}>
        <ChevronLeft aria-hidden="true" size={20} />
        <span>
          <span className="sr-only">{t('seo.previousSign')}: </span>
          {t(`sign.${before}`)}
        </span>
      </a>
      <a rel="next" href={addressOf(after, timeframe)} className={look}>
        <span>
          <span className="sr-only">{t('seo.nextSign')}: </span>
          {t(`sign.${after}`)}
        </span>
        <ChevronRight aria-hidden="true" size={20} />
      </a>
    </div>
  )
}
