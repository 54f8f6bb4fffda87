import { type EpochMs, type TimedKundli, dashasAt } from '@sankalp/jyotish'
import { useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { Reading } from '../../../shared/sky/reading.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ChartBasics } from './basics.ts'
import { dateText } from './date-text.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { stretchesText } from './moon-stretches.ts'

type ChartAnswerProps = { basics: ChartBasics; reading: Reading | null }

/** What one asks a chart first. All of it is said again, and explained, further down. */
export function ChartAnswer({ basics, reading }: ChartAnswerProps) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const language = useLanguage()
  const { astro, isTimeKnown, moonOverDay, offsetHours } = basics
  const rashiName = (key: string) => t(`jyotish:rashis.${key as typeof astro.rashi}`)
  const nakshatraName = (key: string) => t(`jyotish:nakshatras.${key as typeof astro.nakshatra}`)
  const told = { t, language, offsetSeconds: offsetHours * 3600 }
  const label = (key: 'ascendant' | 'rashi' | 'nakshatra') => (
    <Meaning term={t(`chart-words:details.${key}.name`)} meaning={t(`chart-words:details.${key}.meaning`)} />
  )
  return (
    <section aria-label={t('details.answer')} className="print:hidden">
      <Facts className="sm:grid-cols-4">
        {astro.ascendant && <Fact label={label('ascendant')} value={rashiName(astro.ascendant)} />}
        <Fact
          label={label('rashi')}
          value={moonOverDay ? stretchesText(moonOverDay.rashis, rashiName, told) : rashiName(astro.rashi)}
        />
        <Fact
          label={label('nakshatra')}
          value={
            moonOverDay ? stretchesText(moonOverDay.nakshatras, nakshatraName, told) : nakshatraName(astro.nakshatra)
          }
          note={isTimeKnown && t('planets.pada', { number: astro.pada })}
        />
        {isTimeKnown && <RunningDasha kundli={reading?.kundli.timeKnown ? reading.kundli : null} />}
      </Facts>
    </section>
  )
}

/** The great period and the one within it; null while the engine still works it out. */
function RunningDasha({ kundli }: { kundli: TimedKundli | null }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const language = useLanguage()
  const [now] = useState(() => Date.now() as EpochMs)
  const running = kundli && dashasAt(kundli.vimshottari, now, 2)
  const last = running?.at(-1)
  return (
    <Fact
      label={<Meaning term={t('chart-words:terms.dasha.name')} meaning={t('chart-words:dashas.vimshottari.meaning')} />}
      value={
        running ? (
          running.map(({ lord }) => t(`jyotish:grahas.${lord}`)).join(' › ') || t('dashas.none')
        ) : (
          <Skeleton className="h-8 max-w-40" />
        )
      }
      note={
        kundli &&
        last &&
        t('dashas.until', { date: dateText(last.endMs, kundli.birth.zoneOffsetSeconds / 3600, language) })
      }
    />
  )
}
