import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { FailedState } from '../../ui/states.tsx'

/** A part of the console that could not be fetched. */
export function LoadFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <FailedState title={title} retryLabel={t('tryAgain')} onRetry={onRetry}>
      {errorWords(error, language, '')}
    </FailedState>
  )
}
