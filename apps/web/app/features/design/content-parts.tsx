import { formatRupees } from '@sankalp/contract/money'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Loading, WheelSpinner } from '../../ui/spinner.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { Part } from './part.tsx'

export function Cards() {
  const { t } = useTranslation('design')
  const language = useLanguage()
  return (
    <Part name="cards">
      <Card>
        <Heading level={3}>{t('cards.title')}</Heading>
        <p className="mb-4 text-ink-soft">
          {t('cards.place')} · {t('cards.sample')}
        </p>
        <Facts>
          <Fact label={t('cards.tithi')} value={t('cards.tithiValue')} note={t('cards.tithiNote')} />
          <Fact label={t('cards.nakshatra')} value={t('cards.nakshatraValue')} />
          <Fact label={t('cards.sunrise')} value="05:48" />
          <Fact label={t('cards.balance')} value={formatRupees(20_000, language)} />
        </Facts>
      </Card>
    </Part>
  )
}

export function ListStates() {
  const { t } = useTranslation(['design', 'shell'])
  return (
    <Part name="states">
      <div className="grid gap-6 md:grid-cols-2">
        <Card>
          <p role="status" className="mb-3 text-ink-soft">
            {t('states.loading')}
          </p>
          <Skeleton className="mb-3 h-32 w-full" />
          <Skeleton className="mb-2 h-6 w-3/4" />
          <Skeleton className="h-4 w-full" />
        </Card>
        <Card>
          <EmptyState
            picture="orders"
            title={t('states.emptyTitle')}
            actions={
              <LinkButton href="/shop" kind="quiet">
                {t('states.emptyNext')}
              </LinkButton>
            }
          >
            <p>{t('states.empty')}</p>
          </EmptyState>
        </Card>
        <Card>
          <FailedState
            title={t('states.failedTitle')}
            retryLabel={t('shell:tryAgain')}
            onRetry={() => location.reload()}
          >
            <p>{t('states.failed')}</p>
          </FailedState>
        </Card>
        <Card>
          <Heading level={3}>{t('states.fullTitle')}</Heading>
          <p className="mt-1 text-ink-soft">{t('states.full')}</p>
        </Card>
      </div>
    </Part>
  )
}

export function LoadingFigures() {
  const { t } = useTranslation('shell')
  return (
    <Part name="loading">
      <div className="flex flex-wrap items-end gap-10">
        <WheelSpinner size={20} />
        <WheelSpinner size={48} />
        <WheelSpinner size={96} />
        <Loading text={t('loading')} />
      </div>
    </Part>
  )
}
