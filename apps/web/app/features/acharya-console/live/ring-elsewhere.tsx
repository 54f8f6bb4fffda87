import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { usePush } from '../../../lib/push/use-push.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/**
 * Offers push notifications, so that requests also ring while no page is in front, to an acharya who is online and has
 * not allowed them yet.
 */
export function RingElsewhere() {
  const { t } = useTranslation('acharya-live')
  const { userId } = useSession()
  const { state, isChanging, error, turnOn } = usePush(userId)
  if (state === 'blocked') return <p className="mb-6 text-sm text-ink-soft">{t('push.blocked')}</p>
  if (state !== 'off') return null
  return (
    <div className="mb-6">
      <Notice kind="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 basis-60 grow">{error ? t('push.failed') : t('push.text')}</span>
          <Button kind="quiet" busy={isChanging && t('push.turningOn')} onClick={turnOn}>
            {t('push.turnOn')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
