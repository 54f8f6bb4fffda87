import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MediaCause } from './own-media.ts'

/** Shows the specification's sentence, the cause, and what to do about it. */
export function MediaTrouble({
  cause,
  onRetry,
  isOnlyCamera = false,
  wantsCamera = true,
}: {
  cause: MediaCause
  onRetry: () => void
  isOnlyCamera?: boolean
  /** False for an audio call, which asks for the microphone only. */
  wantsCamera?: boolean
}) {
  const { t } = useTranslation('call')
  return (
    <div role="alert">
      <Notice
        kind={isOnlyCamera ? 'warning' : 'error'}
        title={t(wantsCamera ? 'failed.title' : 'failed.titleAudio')}
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
