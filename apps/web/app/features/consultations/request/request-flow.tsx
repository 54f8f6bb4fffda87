import { missedTurnsLimit } from '@sankalp/contract/consultation-life'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../../../lib/live/live.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { letMediaGo } from '../call/held-media.ts'
import { forgetPlace, keepPlace, useQueues } from './api/queues.ts'
import { type Ask, readAsk, withAsk } from './ask-address.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { QueuePart } from './queue-part.tsx'
import { type TalkName, talkKindOf, talkNameOf } from './talks.ts'
import { TalkingDialog } from './talking-dialog.tsx'
import { useRequest } from './use-request.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

/**
 * Asking for a talk, on any page that has `?ask=` in its address: the question, the wait for an answer, what came of
 * it, and the queues one waits in.
 */
export default function RequestFlow() {
  const { t } = useTranslation('find-acharya')
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const [search, setSearch] = useSearchParams()
  const ask = readAsk(search)
  const setAsk = (next: Ask | null) =>
    setSearch((now) => withAsk(now, next), { replace: true, preventScrollReset: true })
  const { waiting, talking, outcome, forgetOutcome, ask: sendRequest, cancel } = useRequest()
  const queues = useQueues(({ reason }) =>
    showToast('warning', reason === 'unpaid' ? t('queue.overUnpaid') : t('queue.over', { count: missedTurnsLimit })),
  )

  const joinQueue = async ({ acharyaId, talk }: Ask, chatMinutes: number, insteadOf: string | null) => {
    if (insteadOf) {
      await send('queue:leave', { acharyaId: insteadOf })
      forgetPlace(queryClient, userId, insteadOf)
    }
    const { queue } = await send('queue:join', { acharyaId, talk: talkKindOf[talk], chatMinutes })
    keepPlace(queryClient, userId, queue)
    setAsk(null)
  }
  const isOver = waiting === null && talking === null
  useEffect(() => {
    // Refused, cancelled or unanswered: turn off the camera that was checked for the call.
    if (isOver) letMediaGo()
  }, [isOver])
  const cancelRequest = async (instead?: TalkName) => {
    const acharyaId = waiting?.consultation.acharyaEntry
    const isCancelled = await cancel()
    if (isCancelled) setAsk(instead && acharyaId ? { acharyaId, talk: instead } : null)
    return isCancelled
  }
  const closeOutcome = () => {
    forgetOutcome()
    setAsk(null)
  }
  const askAfter = (acharyaId: string) => {
    if (outcome) setAsk({ acharyaId, talk: talkNameOf(outcome.talk) })
    forgetOutcome()
  }
  const dialog = waiting ? (
    <WaitingDialog key={waiting.consultation.requestId} running={waiting} onCancel={cancelRequest} />
  ) : outcome ? (
    <OutcomeDialog
      outcome={outcome}
      onAgain={() => askAfter(outcome.acharyaId)}
      onOther={askAfter}
      onClose={closeOutcome}
    />
  ) : ask && talking ? (
    // The talk itself was asked for in this address: on the way back from it there is nothing to say.
    ask.acharyaId !== talking.acharyaEntry && <TalkingDialog talking={talking} onClose={() => setAsk(null)} />
  ) : ask ? (
    <ConfirmDialog
      key={`${ask.acharyaId} ${ask.talk}`}
      ask={ask}
      onAsk={sendRequest}
      onJoinQueue={joinQueue}
      onClose={() => setAsk(null)}
    />
  ) : null
  return (
    <>
      {dialog}
      <section aria-label={t('queue.section')} className="grid gap-3 empty:hidden">
        {queues.map((place) => (
          <QueuePart
            key={place.acharyaId}
            place={place}
            isAsking={ask?.acharyaId === place.acharyaId || waiting !== null}
            onAsk={() => setAsk({ acharyaId: place.acharyaId, talk: talkNameOf(place.talk) })}
          />
        ))}
      </section>
    </>
  )
}
