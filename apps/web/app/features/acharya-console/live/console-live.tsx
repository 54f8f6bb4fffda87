import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { useAnswer, useConsoleState, useHeld } from '../api/live-console.ts'
import { ConsoleBar } from './console-bar.tsx'
import { IncomingRequest } from './incoming-request.tsx'
import { RingElsewhere } from './ring-elsewhere.tsx'
import { useAttendance } from './use-attendance.ts'

/** The live side of every room of the console: the switch, what rings, and the way back into a talk that runs. */
export function ConsoleLive() {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const navigate = useNavigate()
  const { incoming, running, aheadMs, reload } = useHeld()
  const { data: pause } = useConsoleState()
  const attendance = useAttendance({ isBusy: running !== null })
  const { accept, reject } = useAnswer()
  /** Of which request the bell was stopped here. It can still be answered. */
  const [hidden, setHidden] = useState<string | null>(null)

  const onAccept = async (): Promise<void> => {
    if (!incoming) return
    try {
      await accept.mutateAsync(incoming.requestId)
      // First of all: whoever leaves the console in a talk stays online.
      await reload()
      await navigate(roomAddress(incoming))
    } catch (error) {
      showToast('error', t('ring.acceptFailed', { why: errorWords(error, language, '') }).trim())
      await reload()
    }
  }
  const onReject = async (reason: string): Promise<void> => {
    if (!incoming) return
    try {
      await reject.mutateAsync({ requestId: incoming.requestId, reason })
      showToast('success', t('ring.rejected', { name: incoming.user.userName }))
    } catch (error) {
      showToast('error', t('ring.rejectFailed', { why: errorWords(error, language, '') }).trim())
    }
    await reload()
  }

  return (
    <>
      <ConsoleBar
        attendance={attendance}
        isPaused={pause?.isPaused ?? false}
        pausesAfterThis={pause?.pausesAfterThis ?? false}
        running={running}
        waiting={incoming && hidden === incoming.requestId ? incoming : null}
        onAnswer={() => setHidden(null)}
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
          onReject={(reason) => void onReject(reason)}
          onHide={() => setHidden(incoming.requestId)}
          onOver={() => void reload()}
        />
      )}
    </>
  )
}
