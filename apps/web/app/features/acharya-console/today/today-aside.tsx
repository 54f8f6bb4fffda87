import { hoursOf } from '@sankalp/contract/availability-rules'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Fact } from '../../../ui/facts.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAvailability } from '../api/availability.ts'
import { useEarnings } from '../api/earnings.ts'
import { rupeesText, spansText } from '../console-words.ts'

/** Shows the day at a glance; each entry links to its page. An entry that fails to load says so. */
export function TodayAside({ today }: { today: string }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const availability = useAvailability()
  const earnings = useEarnings(null)
  const spans = availability.data && hoursOf(availability.data, today)
  return (
    <dl className="grid content-start gap-5 sm:grid-cols-2 xl:grid-cols-1">
      <Fact
        label={t('today.month')}
        value={
          <a href="/acharya/earnings" className="text-peacock underline decoration-1 underline-offset-4">
            {earnings.data ? (
              rupeesText(earnings.data.earned, language)
            ) : earnings.error ? (
              '–'
            ) : (
              <Skeleton className="h-8 w-32" />
            )}
          </a>
        }
      />
      <Fact
        label={t('today.hoursToday')}
        value={
          <a href="/acharya/hours" className="text-lg underline decoration-1 underline-offset-4">
            {spans ? (
              spansText(spans, language, t('hours.midnight')) || t('today.dayOff')
            ) : availability.error ? (
              '–'
            ) : (
              <Skeleton className="h-8 w-40" />
            )}
          </a>
        }
      />
    </dl>
  )
}
