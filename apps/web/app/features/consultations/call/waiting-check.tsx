import { useEffect } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { writeTab } from '../../../lib/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { OwnDevices } from './own-devices.tsx'
import { useOwnMedia } from './use-own-media.ts'

type WaitingCheckProps = {
  requestId: string
  isVideo: boolean
  name: string
  onInstead: (talk: 'chat' | 'audio') => void
}

/**
 * Checks the user's own devices while the request waits for its answer. If they can be opened, the call starts with
 * them at once; if not, there is still time to request something else.
 */
export default function WaitingCheck({ requestId, isVideo, name, onInstead }: WaitingCheckProps) {
  const { t } = useTranslation('call')
  const media = useOwnMedia(isVideo, requestId, { beforeCall: true })
  const { state: own } = media
  const isReady = own.status === 'ready'
  useEffect(() => {
    if (isReady) writeTab('joinedCall', requestId)
  }, [isReady, requestId])
  const instead = own.status === 'failed' ? 'chat' : own.status === 'ready' && own.cameraCause ? 'audio' : null
  return (
    <section aria-label={t('waiting.label')} className="grid w-full gap-4 text-left">
      {isReady && <p className="text-ink-soft">{t(isVideo ? 'waiting.text' : 'waiting.textAudio', { name })}</p>}
      <OwnDevices media={media} isVideo={isVideo} />
      {instead && (
        <Button kind="quiet" onClick={() => onInstead(instead)}>
          {t(instead === 'chat' ? 'waiting.chatInstead' : 'waiting.audioInstead')}
        </Button>
      )}
    </section>
  )
}
