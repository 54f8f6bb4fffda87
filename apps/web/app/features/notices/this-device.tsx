import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePush } from '../../lib/push/use-push.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'

/** Shows whether this browser receives notifications, with a way to change that, or why it cannot. */
export function ThisDevice({ userId, isOffered }: { userId: string; isOffered: boolean }) {
  const { t } = useTranslation('notices')
  const language = useLanguage()
  const push = usePush(userId)
  if (push.state === null) return null
  const state = isOffered ? push.state : 'notOffered'
  return (
    <div className="grid gap-3 rounded-md bg-paper-sunk p-4">
      <div>
        <h3 className="font-semibold">{t('device.title')}</h3>
        <p aria-live="polite">{t(`device.${state}`)}</p>
      </div>
      <FormMessage text={Boolean(push.error) && errorWords(push.error, language, t('device.failed'))} />
      {state === 'off' && (
        <Button
          kind="quiet"
          className="justify-self-start"
          busy={push.isChanging && t('device.turningOn')}
          onClick={push.turnOn}
        >
          {t('device.turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button
          kind="quiet"
          className="justify-self-start"
          busy={push.isChanging && t('device.turningOff')}
          onClick={push.turnOff}
        >
          {t('device.turnOff')}
        </Button>
      )}
    </div>
  )
}
