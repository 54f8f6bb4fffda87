import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MediaCause } from './own-media.ts'

/** The specification's sentence, why it is so, and what to do about it. */
export function MediaTrouble({
  cause,
  onRetry,
  isOnlyCamera = false,
}: {
  cause: MediaCause
  onRetry: () => void
  isOnlyCamera?: boolean
}) {
  const { t } = useTranslation('call')
  return (
    <div role="alert">
      <Notice
        kind={isOnlyCamera ? 'warning' : 'error'}
        title={t('failed.title')}
        actions={
          <Button kind="quiet" onClick={onRetry}>
            {t('check.again')}
          </Button>
        }
      >
        <p>{t(`failed.${cause}.why`)}</p>
        <p>{t(`failed.${cause}.cure`)}</p>
      </Notice>
    </div>
  )
}
