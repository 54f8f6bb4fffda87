import { pointsText } from '@sankalp/contract/match-conclusion'
import type { Attachment } from '@sankalp/contract/live/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { type Birth, fromBirthInput } from '../../../shared/birth/birth.ts'
import { readSettings } from '../../../shared/birth/chart-preferences.ts'
import { DrawnChart } from '../../../shared/consultations/birth-chart.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'

type Match = Extract<Attachment, { kind: 'match' }>

/** Shows two charts side by side with the result of the eight koots. */
export function SharedMatch({ match }: { match: Match }) {
  const { t } = useTranslation(['consultations', 'matching', 'shell'])
  const [settings] = useState(readSettings)
  const couple = { groom: birthOf(match.groom, 'm_', match.births), bride: birthOf(match.bride, 'f_', match.births) }
  const { data, error, refetch } = useQuery({
    queryKey: ['consultation-match', couple, settings],
    queryFn: async () => (await import('./read-match.ts')).readMatch(couple, settings),
    staleTime: Infinity,
  })
  if (error)
    return <FailedState title={t('chart.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48 w-full" />
  const { least, most, maximum, status } = data.conclusion
  const verdict = status === null ? 'open' : status ? 'favorable' : 'moderate'
  return (
    <div className="grid gap-3">
      <p>
        <span className="tabular font-heading text-3xl">
          {pointsText({ least, most })}/{maximum}
        </span>{' '}
        <span className={status ? 'text-peacock' : 'text-marigold-ink'}>{t(`matching:report.${verdict}`)}</span>
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['groom', 'bride'] as const).map((partner) => (
          <div key={partner} className="grid gap-1">
            <p className="font-semibold wrap-anywhere">{match[partner]}</p>
            <DrawnChart made={data.charts[partner]} name={match[partner]} />
          </div>
        ))}
      </div>
    </div>
  )
}

type Prefixed = Match['births']

function birthOf(name: string, prefix: 'm_' | 'f_', fields: Prefixed): Birth {
  const own = Object.entries(fields).filter(([key]) => key.startsWith(prefix))
  const plain = Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value])) as Parameters<
    typeof fromBirthInput
  >[0]
  return fromBirthInput({ ...plain, name, place: '', gender: prefix === 'm_' ? 'male' : 'female' })
}
