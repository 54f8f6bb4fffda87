import { LoadFailed as Failed } from '../../lib/load-failed.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'

/** Shown for a part of the console that could not be loaded, or that this operator may not see. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('operator')
  return <Failed title={t('failed')} error={error} onRetry={onRetry} />
}
