import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useRunningConsultation } from '../../../shared/consultations/get-running.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'

/**
 * Shown when devotee and acharya are both present. The devotee's browser starts the video call; here the acharya
 * accepts it or rejoins it.
 */
export function PoojaCall() {
  const { t } = useTranslation(['acharya-console', 'call'])
  const language = useLanguage()
  const navigate = useNavigate()
  const { data: running } = useRunningConsultation()
  const [error, setError] = useState<unknown>(null)
  const [isAccepting, setIsAccepting] = useState(false)
  const call = running?.isPoojaCall ? running : null
  const accept = useOneAtATime(async () => {
    if (!call) return
    setIsAccepting(true)
    setError(null)
    try {
      const { send } = await import('../../../lib/live/live.ts')
      await send('chat:request:accept', { requestId: call.requestId })
      await navigate(roomAddress(call))
    } catch (failure) {
      setError(failure)
    }
    setIsAccepting(false)
  })
  return (
    <div className="grid gap-3">
      <div role="status">
        <Notice kind="success" title={t('begin.both')}>
          {t(call ? 'call:poojaCall.ringing' : 'call:poojaCall.waiting')}
        </Notice>
      </div>
      <FormMessage text={Boolean(error) && t('begin.failed', { why: errorWords(error, language, '') }).trim()} />
      {call && isWaiting(call.state) && (
        <Button
          className="justify-self-start max-sm:w-full"
          busy={isAccepting && t('call:opening')}
          onClick={() => void accept()}
        >
          {t('call:poojaCall.open')}
        </Button>
      )}
      {call && isRunning(call.state) && (
        <LinkButton className="justify-self-start max-sm:w-full" href={roomAddress(call)}>
          {t('call:poojaCall.back')}
        </LinkButton>
      )}
    </div>
  )
}
