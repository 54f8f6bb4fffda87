import Bell from 'lucide-react/icons/bell'
import { useState, useSyncExternalStore } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { pushSupport } from '../../lib/push/push.ts'
import { usePush } from '../../lib/push/use-push.ts'
import { useSession } from '../../lib/session/session.ts'
import { readLocal, writeLocal } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'

/**
 * Offers reminders on this device when there is something to be reminded of, such as after a booking. Renders nothing
 * if notifications are on, blocked or not possible here, or the user has declined. The browser's own prompt comes only
 * after a yes to this one.
 */
export function AskForPush() {
  const { userId } = useSession()
  const [isDeclined, setIsDeclined] = useState(false)
  // Only the browser knows this; the server renders nothing.
  const mayAsk = useSyncExternalStore(neverChanges, readMayAsk, () => false)
  return mayAsk && userId && !isDeclined ? <Question userId={userId} onDecline={() => setIsDeclined(true)} /> : null
}

/** The value is read once on render; the component itself handles later changes. */
const neverChanges = () => () => {}

function readMayAsk(): boolean {
  return pushSupport() === 'possible' && readLocal('pushDeclined') === null
}

function Question({ userId, onDecline }: { userId: string; onDecline: () => void }) {
  const { t } = useTranslation('notices')
  const language = useLanguage()
  const { state, isChanging, error, turnOn } = usePush(userId)
  const [isAnswered, setIsAnswered] = useState(false)
  if (state === null || (state !== 'off' && !isAnswered)) return null
  const accept = () => {
    setIsAnswered(true)
    turnOn()
  }
  const decline = () => {
    writeLocal('pushDeclined', 'yes')
    onDecline()
  }
  if (state === 'on') return <FormMessage kind="success" text={t('ask.done')} />
  if (state !== 'off') return <FormMessage kind="info" text={t(`device.${state}`)} />
  return (
    <section aria-labelledby="ask-for-push" className="grid gap-3 rounded-lg border border-rule bg-paper-raised p-5">
      <h2 id="ask-for-push" className="flex items-center gap-3 font-heading text-xl leading-snug">
        <Bell aria-hidden="true" size={22} className="shrink-0 text-marigold-ink" />
        {t('ask.title')}
      </h2>
      <p className="text-ink-soft">{t('ask.text')}</p>
      <FormMessage text={Boolean(error) && errorWords(error, language, t('device.failed'))} />
      <div className="flex flex-wrap gap-3">
        <Button busy={isChanging && t('ask.asking')} onClick={accept}>
          {t('ask.yes')}
        </Button>
        <Button kind="quiet" onClick={decline}>
          {t('ask.no')}
        </Button>
      </div>
    </section>
  )
}
