import type { DailyLimit } from '@sankalp/contract/wallet'
import { Suspense, lazy, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { dayAndClock } from '../date-words.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'

const LimitForm = lazy(() => import('./limit-form.tsx'))

/** Shows the user's daily spending limit. */
export default function LimitSection({ daily }: { daily: DailyLimit }) {
  const { t } = useTranslation('wallet')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="limit" className="grid content-start gap-3 border-t border-rule pt-5">
      <Heading level={2} id="limit" className="text-2xl">
        {t('limit.title')}
      </Heading>
      <p className="text-ink-soft">{t('limit.why')}</p>
      <LimitNow daily={daily} />
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <LimitForm daily={daily} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button kind="quiet" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t(daily.limit === null ? 'limit.set' : 'limit.change')}
        </Button>
      )}
    </section>
  )
}

function LimitNow({ daily: { limit, spentToday, next } }: { daily: DailyLimit }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const rupees = (amount: number) => wholeRupeesText(amount, language)
  return (
    <div aria-live="polite" className="grid gap-2">
      <p className="tabular font-heading text-xl leading-snug">
        {limit === null ? t('limit.none') : t('limit.now', { limit: rupees(limit) })}
      </p>
      {limit !== null && (
        <div>
          <p className="tabular text-sm text-ink-soft">
            {t('limit.spent', { spent: rupees(spentToday), left: rupees(Math.max(limit - spentToday, 0)) })}
          </p>
          <div aria-hidden="true" className="mt-1 h-1 rounded-full bg-rule">
            <div
              className="h-full rounded-full bg-peacock"
              style={{ width: `${Math.min(spentToday / limit, 1) * 100}%` }}
            />
          </div>
        </div>
      )}
      {next && (
        <p className="tabular border-l-4 border-marigold bg-marigold-tint px-3 py-2">
          {next.limit === null
            ? t('limit.endsAt', { time: dayAndClock(next.from, language) })
            : t('limit.raisedAt', { limit: rupees(next.limit), time: dayAndClock(next.from, language) })}
        </p>
      )}
    </div>
  )
}
