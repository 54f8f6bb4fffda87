import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { useAnswer, useConsoleState, useHeld, useWaiting } from '../api/live-console.ts'
import { ConsoleBar } from './console-bar.tsx'
import { IncomingRequest } from './incoming-request.tsx'
import type { Decline } from './reject-form.tsx'
import { RingElsewhere } from './ring-elsewhere.tsx'
import { useAttendance } from './use-attendance.ts'
import { useTakeNext } from './use-take-next.ts'

/**
 * The live part of every page of the console: the switch, the ringing request, and the way back into a running
 * consultation.
 */
export function ConsoleLive() {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const navigate = useNavigate()
  const { incoming, running, aheadMs, reload } = useHeld()
  const { data: pause } = useConsoleState()
  const attendance = useAttendance({ isBusy: running !== null })
  const { accept, reject } = useAnswer()
  const waitingInQueue = useWaiting()
  /** The request whose ringing was stopped here. It can still be answered. */
  const [hidden, setHidden] = useState<string | null>(null)

  const onAccept = async (): Promise<void> => {
    if (!incoming) return
    try {
      await accept.mutateAsync(incoming.requestId)
      // Reload first, so that leaving the console for the consultation does not switch the acharya off.
      await reload()
      await navigate(roomAddress(incoming))
    } catch (error) {
      showToast('error', t('ring.acceptFailed', { why: errorWords(error, language, '') }).trim())
      await reload()
    }
  }
  const onReject = async (decline: Decline): Promise<void> => {
    if (!incoming) return
    try {
      await reject.mutateAsync({ requestId: incoming.requestId, ...decline })
      showToast('success', t('ring.rejected', { name: incoming.user.userName }))
    } catch (error) {
      showToast('error', t('ring.rejectFailed', { why: errorWords(error, language, '') }).trim())
    }
    await reload()
  }

  const takeNext = useTakeNext(incoming, onAccept)

  return (
    <>
      <ConsoleBar
        attendance={attendance}
        isPaused={pause?.isPaused ?? false}
        pausesAfterThis={pause?.pausesAfterThis ?? false}
        running={running}
        waiting={incoming && hidden === incoming.requestId ? incoming : null}
        onAnswer={() => setHidden(null)}
        waitingInQueue={incoming || running ? 0 : waitingInQueue}
        takesNext={takeNext.isSet}
        onTakeNext={(on) => {
          takeNext.set(on)
          // Users cannot ask an acharya who is not online.
          if (on && attendance.state === 'offline') attendance.turn(true)
        }}
      />
      {attendance.state !== 'offline' && <RingElsewhere />}
      {incoming && (
        <IncomingRequest
          key={incoming.requestId}
          request={incoming}
          aheadMs={aheadMs}
          isHidden={hidden === incoming.requestId}
          isAccepting={accept.isPending}
          isRejecting={reject.isPending}
          onAccept={() => void onAccept()}
          onReject={(decline) => void onReject(decline)}
          onHide={() => setHidden(incoming.requestId)}
          onOver={() => void reload()}
        />
      )}
    </>
  )
}
