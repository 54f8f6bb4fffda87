import { errorWords } from './api/words.ts'
import { useLanguage } from './locale/use-language.ts'
import { useTranslation } from './locale/use-translation.ts'
import { FailedState } from '../ui/states.tsx'

/** Shows that a part of a screen could not be loaded, the reason, and a retry button. */
export function LoadFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <FailedState title={title} retryLabel={t('tryAgain')} onRetry={onRetry}>
      {errorWords(error, language, '')}
    </FailedState>
  )
}
