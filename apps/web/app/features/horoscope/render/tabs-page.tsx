import { signs } from '@sankalp/contract/horoscope-keys'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DoubleRule } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { tabAddress } from '../horoscope-address.ts'
import type { HoroscopeChoice } from '../horoscope-data.ts'
import type { Answer } from './call-horoscope.server.ts'
import { HoroscopeHero } from '../horoscope-hero.tsx'
import { HoroscopeText } from './horoscope-text.tsx'
import { MoonSignLine } from './moon-sign-line.tsx'
import { SignGrid } from '../../../shared/horoscope/sign-grid.tsx'
import { YourDaySpace } from '../../../shared/your-day/your-day-space.tsx'
import { TimeframeRow } from './timeframe-row.tsx'

/** Shows the twelve signs and the timeframes (docs/requirements H-2). Choosing a sign returns to daily. */
type TabsPageProps = HoroscopeChoice & Answer & { year: string; signedIn: boolean }

export function TabsPage({ year, sign, timeframe, signedIn, ...answer }: TabsPageProps) {
  const { t } = useTranslation('horoscope')
  return (
    <>
      <HoroscopeHero>
        <h1 className="text-3xl leading-tight hi:leading-snug lg:text-5xl">{t('page.title', { year })}</h1>
        <MoonSignLine />
      </HoroscopeHero>
      <div className="page-width grid gap-6 pt-2 pb-8 sm:py-8">
        {signedIn && (
          <div data-island="your-day">
            <div data-static="">
              <YourDaySpace />
            </div>
          </div>
        )}
        <SignGrid signs={signs} label={t('page.signs')} current={sign} addressOf={(one) => `${tabAddress(one)}#text`} />
        {/* What a pressed sign leads to: on a phone it lies below the signs, on a wide screen both are in sight. */}
        <div id="text" className="grid gap-6 sm:scroll-mt-60">
          <TimeframeRow
            offered={answer.horoscope?.timeframes}
            current={timeframe}
            addressOf={(one) => tabAddress(sign, one)}
          />
          <DoubleRule />
          <Heading level={2}>{t(`heading.${timeframe}`, { sign: t(`sign.${sign}`) })}</Heading>
          <HoroscopeText level={3} timeframe={timeframe} address={tabAddress(sign, timeframe)} {...answer} />
        </div>
      </div>
    </>
  )
}
