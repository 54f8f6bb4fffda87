import { rashiOfSign, signs } from '@sankalp/contract/horoscope-keys'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DoubleRule } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { tabAddress } from '../horoscope-address.ts'
import type { HoroscopeChoice } from '../horoscope-data.ts'
import type { Answer } from './call-horoscope.server.ts'
import { HoroscopeHero } from '../horoscope-hero.tsx'
import { HoroscopeHeadline, HoroscopeText } from './horoscope-text.tsx'
import { MoonSignLine } from './moon-sign-line.tsx'
import { SignGrid } from '../../../shared/horoscope/sign-grid.tsx'
import { YourDaySpace } from '../../../shared/your-day/your-day-space.tsx'
import { TimeframeRow } from './timeframe-row.tsx'

type TabsPageProps = HoroscopeChoice &
  Answer & { year: string; /** The address names the sign. */ isChosen: boolean; signedIn: boolean }

/**
 * Shows the twelve signs and the timeframes (docs/requirements H-2). Choosing a sign returns to daily. On a phone, the
 * signs come first only until one is chosen: then its headline does.
 */
export function TabsPage({ year, sign, timeframe, isChosen, signedIn, ...answer }: TabsPageProps) {
  const { t } = useTranslation('horoscope')
  const grid = (
    <div id="signs" className={classes(isChosen && 'sm:-order-1')}>
      <SignGrid signs={signs} label={t('page.signs')} current={sign} addressOf={(one) => `${tabAddress(one)}#text`} />
    </div>
  )
  return (
    <>
      <HoroscopeHero>
        <h1 className="text-2xl leading-tight hi:leading-snug lg:text-5xl">{t('page.title', { year })}</h1>
      </HoroscopeHero>
      <div className="page-width grid gap-6 pt-2 pb-8 sm:py-8">
        {signedIn && (
          <div data-island="your-day" className="sm:-order-2">
            <div data-static="">
              <YourDaySpace />
            </div>
          </div>
        )}
        {!isChosen && grid}
        {/* What a pressed sign leads to. */}
        <div id="text" className="grid gap-4 sm:gap-6 sm:scroll-mt-60">
          <div className="flex items-center gap-3">
            <Picture name={`rashis/${rashiOfSign[sign]}`} size={72} className="rounded-full max-sm:size-12" />
            <Heading level={2}>{t(`heading.${timeframe}`, { sign: t(`sign.${sign}`) })}</Heading>
          </div>
          <HoroscopeHeadline timeframe={timeframe} address={tabAddress(sign, timeframe)} {...answer} />
          <DoubleRule />
          <TimeframeRow
            offered={answer.horoscope?.timeframes}
            current={timeframe}
            addressOf={(one) => tabAddress(sign, one)}
          />
          <HoroscopeText level={3} horoscope={answer.horoscope} />
        </div>
        {isChosen && grid}
        <MoonSignLine />
      </div>
    </>
  )
}
