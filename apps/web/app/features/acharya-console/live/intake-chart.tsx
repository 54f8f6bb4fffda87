import { type Language, languageTag } from '@sankalp/contract/language'
import type { Intake } from '@sankalp/contract/live/consultations'
import { type EpochMs, type TimedKundli, dashasAt, grahas, rashis } from '@sankalp/jyotish'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { readSettings, readStyle } from '../../../shared/birth/chart-preferences.ts'
import { KundliChart, type KundliChartBody, type KundliChartWords } from '../../../shared/charts/kundli-chart.tsx'
import { readChart } from '../../../shared/sky/read-chart.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { fetchIntakeBirth } from './intake-birth.ts'

/** The chart of whoever asks, drawn on this device as its acharya likes it, with the dashas that run now. */
export function IntakeChart({ intake }: { intake: Intake }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const { data, error } = useQuery({
    queryKey: ['intake-chart', intake, language],
    staleTime: Infinity,
    queryFn: async () => {
      const birth = await fetchIntakeBirth(intake, language)
      return birth ? { birth, reading: await readChart(birth, readSettings()) } : null
    },
  })
  if (error) return <p className="text-ink-soft">{t('chart.failed')}</p>
  if (data === undefined) {
    return (
      <div className="grid gap-2">
        <output className="sr-only">{t('chart.loading')}</output>
        <Skeleton className="aspect-square w-full max-w-80" />
      </div>
    )
  }
  if (data === null) return <p className="text-ink-soft">{t('chart.noPlace', { place: intake.birthplace })}</p>
  const { kundli } = data.reading
  return (
    <div className="grid gap-3">
      {kundli.timeKnown && <DrawnChart kundli={kundli} name={t('chart.name', { name: intake.name })} />}
      <p className="text-sm text-ink-soft">{t('chart.drawnFor', { place: data.birth.place })}</p>
      {kundli.timeKnown && <RunningDasha kundli={kundli} />}
    </div>
  )
}

function DrawnChart({ kundli, name }: { kundli: TimedKundli; name: string }) {
  const words = useChartWords()
  const [style] = useState(readStyle)
  const degree = (deg: number) => `${Math.floor(deg)}°`
  const bodies: KundliChartBody[] = [
    { key: 'lagna', sign: rashis.indexOf(kundli.ascendant.rashi), degree: degree(kundli.ascendant.degInRashi) },
    ...grahas.map((graha) => {
      const { rashi, isRetrograde, isCombust, degInRashi } = kundli.planets[graha]
      // The nodes always go backwards: a mark on them would say nothing.
      return { key: graha, sign: rashis.indexOf(rashi), isRetrograde: isRetrograde && graha !== 'rahu' && graha !== 'ketu', isCombust, degree: degree(degInRashi) }
    }),
  ]
  return <KundliChart chartStyle={style} name={name} firstSign={rashis.indexOf(kundli.ascendant.rashi)} bodies={bodies} words={words} className="w-full max-w-80" />
}

function RunningDasha({ kundli }: { kundli: TimedKundli }) {
  const { t } = useTranslation(['acharya-live', 'chart-words'])
  const language = useLanguage()
  const [now] = useState(() => Date.now() as EpochMs)
  const running = dashasAt(kundli.vimshottari, now, 3)
  const last = running.at(-1)
  if (!last) return null
  return (
    <p className="border-l-2 border-marigold pl-4">
      <span className="block text-sm text-ink-soft">{t('chart.dasha')}</span>
      <span className="text-lg">{running.map(({ lord }) => t(`chart-words:grahas.${lord}.name`)).join(' › ')}</span>
      <span className="block text-sm text-ink-soft">{t('chart.until', { date: dayText(last.endMs, language) })}</span>
    </p>
  )
}

function dayText(ms: number, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' }).format(ms)
}

function useChartWords(): KundliChartWords {
  const { t } = useTranslation(['acharya-live', 'chart-words', 'jyotish'])
  return useMemo(() => {
    const signs = rashis.map((rashi) => t(`jyotish:rashis.${rashi}`))
    return {
      signs,
      shortSigns: signs,
      bodies: {
        lagna: { name: t('chart-words:ascendant.name'), short: t('chart-words:ascendant.short') },
        ...Object.fromEntries(grahas.map((graha) => [graha, { name: t(`chart-words:grahas.${graha}.name`), short: t(`chart-words:grahas.${graha}.short`) }])),
      },
      retrograde: { mark: t('chart-words:marks.retrograde.short'), name: t('chart-words:marks.retrograde.name') },
      combust: { mark: t('chart-words:marks.combust.short'), name: t('chart-words:marks.combust.name') },
      house: (number: number) => t('chart.house', { number }),
      empty: t('chart.empty'),
    }
  }, [t])
}
