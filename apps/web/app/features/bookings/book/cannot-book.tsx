import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'

type CannotBookProps = { missing: 'pooja' | 'acharya' | 'user'; poojaId?: string; error: unknown; onRetry: () => void }

/** A page of its own, with the heading that the steps would have. */
export function CannotBook(props: CannotBookProps) {
  const { t } = useTranslation('bookings')
  return (
    <>
      <h1 className="sr-only">{t('titlePlain')}</h1>
      <Reason {...props} />
    </>
  )
}

/** Shown when the address names no existing pooja or acharya, or when something could not be loaded. */
function Reason({ missing, poojaId = '', error, onRetry }: CannotBookProps) {
  const { t } = useTranslation(['bookings', 'shell'])
  const language = useLanguage()
  const isGone =
    missing !== 'user' &&
    (!error || refusalFacts(error, 'NOT_FOUND') !== null || refusalFacts(error, 'INVALID_INPUT') !== null)
  if (!isGone) {
    return (
      <FailedState title={t('somethingWrong')} retryLabel={t('shell:tryAgain')} onRetry={onRetry}>
        {errorWords(error, language, '')}
      </FailedState>
    )
  }
  return missing === 'pooja' ? (
    <EmptyState
      picture="bookings"
      title={t('noPooja')}
      actions={<LinkButton href="/pooja">{t('allPoojas')}</LinkButton>}
    >
      {t('noPoojaText')}
    </EmptyState>
  ) : (
    <EmptyState
      picture="bookings"
      title={t('noAcharya')}
      actions={<LinkButton href={`/PujaDetailsPage/${encodeURIComponent(poojaId)}`}>{t('toPooja')}</LinkButton>}
    >
      {t('noAcharyaText')}
    </EmptyState>
  )
}
