import { getPanchangDay } from '@sankalp/contract/panchang.calls'
import { type Language, clockParts, languageTag } from '@sankalp/contract/language'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'

/** Shows the five limbs of a day with sunrise and Rahu Kalam, and a link to the whole day. */
export function SharedPanchang({ city, date }: { city: string; date: string }) {
  const { t } = useTranslation(['consultations', 'jyotish', 'shell'])
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['consultation-panchang', city, date],
    queryFn: ({ signal }) => callApi(getPanchangDay, { params: { city, date }, signal }),
    staleTime: Infinity,
  })
  if (error)
    return <FailedState title={t('panchang.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  const { day, spot } = data
  const clock = (at: number | null | undefined) => (at == null ? '–' : clockText(at, spot.zone, language))
  const rahu = day.muhurtas?.rahuKalam
  const facts = [
    [t('panchang.tithi'), t(`jyotish:tithis.${day.tithis[0]!.key}`)],
    [t('panchang.nakshatra'), t(`jyotish:nakshatras.${day.nakshatras[0]!.key}`)],
    [t('panchang.yoga'), t(`jyotish:yogas.${day.yogas[0]!.key}`)],
    [t('panchang.karana'), t(`jyotish:karanas.${day.karanas[0]!.key}`)],
    [t('panchang.sun'), `${clock(day.sunriseAt)} – ${clock(day.sunsetAt)}`],
    ...(rahu ? [[t('panchang.rahu'), `${clock(rahu.startsAt)} – ${clock(rahu.endsAt)}`]] : []),
  ]
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0 border-t border-rule pt-1">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <a
        href={`/panchang/${city}/${date}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-12 items-center underline"
      >
        {t('panchang.whole')}
      </a>
    </div>
  )
}

function clockText(at: number, zone: string, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    ...clockParts[language],
    timeZone: zone,
  }).format(at)
}
