import { type Sign, type Timeframe, signs } from '@sankalp/contract/horoscope-keys'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page-facts.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { DoubleRule } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { HoroscopeData } from './horoscope-calls.ts'
import { HoroscopeText } from './horoscope-text.tsx'
import { readOwnSign, useOwnSign } from './own-sign.ts'
import { SignGrid } from './sign-grid.tsx'
import { TimeframeRow } from './timeframe-row.tsx'

/** The twelve tabs and the five times of S1. */
export function HoroscopePage({ data }: { data: HoroscopeData }) {
  const { t } = useTranslation('horoscope')
  const { year } = usePageFacts()
  const { sign, timeframe } = data
  const own = useOwnSign()
  useOwnSignFirst()
  return (
    <div className="page-width grid gap-6 py-8 sm:py-12">
      <PageHead title={t('page.title', { year })} description={t('page.description')} />
      <div className="grid gap-2">
        <Heading level={1}>{t('page.title', { year })}</Heading>
        <p className="max-w-2xl text-ink-soft">
          {t('page.lead')} <Link to="/todayshoroscope#moon-sign">{t('page.findSign')}</Link>
        </p>
      </div>
      {/* Picking a sign returns to daily. */}
      <SignGrid signs={signs} label={t('page.signs')} current={sign} own={own} keepScroll to={(one) => addressOf(one, 'today')} />
      <TimeframeRow current={timeframe} to={(one) => addressOf(sign, one)} />
      <DoubleRule />
      <Heading level={2}>{t(`heading.${timeframe}`, { sign: t(`sign.${sign}`) })}</Heading>
      <HoroscopeText data={data} />
    </div>
  )
}

function addressOf(sign: Sign, timeframe: Timeframe) {
  return { search: timeframe === 'today' ? `?sign=${sign}` : `?sign=${sign}&timeframe=${timeframe}` }
}

/** Opened without a sign, the page turns to the visitor's own, if this browser knows it. */
function useOwnSignFirst(): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isOpen = !search.has('sign')
  useEffect(() => {
    const own = isOpen ? readOwnSign() : null
    if (own) void navigate(addressOf(own, 'today'), { replace: true, preventScrollReset: true })
  }, [isOpen, navigate])
}
