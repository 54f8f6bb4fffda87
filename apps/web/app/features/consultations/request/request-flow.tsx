import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { send } from '../../../lib/live/live.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useAcharya } from './api/get-acharya.ts'
import { keepPlace, useQueues } from './api/queues.ts'
import { type Ask, readAsk, withAsk } from './ask-address.ts'
import { Bar } from './bar.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { QueuePart } from './queue-part.tsx'
import { talkKindOf, talkNameOf } from './talks.ts'
import { useRequest } from './use-request.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

/**
 * Asking for a talk, on any page that has `?ask=` in its address: the question, the wait for an answer, what came of it, the
 * queues one waits in, and the way back into a talk that runs.
 */
export default function RequestFlow() {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const [search, setSearch] = useSearchParams()
  const ask = readAsk(search)
  const setAsk = (next: Ask | null) =>
    setSearch((now) => withAsk(now, next), { replace: true, preventScrollReset: true })
  const { waiting, talking, outcome, forgetOutcome, ask: sendRequest, cancel } = useRequest()
  const queues = useQueues(() => showToast('warning', t('queue.over')))

  const joinQueue = async ({ acharyaId, talk }: Ask, chatMinutes: number) => {
    const { queue } = await send('queue:join', { acharyaId, talk: talkKindOf[talk], chatMinutes })
    keepPlace(queryClient, userId, queue)
    setAsk(null)
  }
  const cancelRequest = async () => {
    const isCancelled = await cancel()
    if (isCancelled) setAsk(null)
    return isCancelled
  }
  const closeOutcome = () => {
    forgetOutcome()
    setAsk(null)
  }
  const askAgain = () => {
    if (outcome) setAsk({ acharyaId: outcome.acharyaId, talk: talkNameOf(outcome.talk) })
    forgetOutcome()
  }
  const dialog = waiting ? (
    <WaitingDialog key={waiting.consultation.requestId} running={waiting} onCancel={cancelRequest} />
  ) : talking ? (
    <TalkBar
      requestId={talking.requestId}
      talk={talking.talk}
      acharyaId={talking.acharyaEntry}
      fallback={nameIn(talking.acharya, language)}
    />
  ) : outcome ? (
    <OutcomeDialog outcome={outcome} onAgain={askAgain} onClose={closeOutcome} />
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

type TalkBarProps = Parameters<typeof roomAddress>[0] & { acharyaId: string; fallback: string }

function TalkBar({ requestId, talk, acharyaId, fallback }: TalkBarProps) {
  const { t } = useTranslation('find-acharya')
  const { data: acharya } = useAcharya(acharyaId)
  return (
    <Bar actions={<LinkButton href={roomAddress({ requestId, talk })}>{t('running.back')}</LinkButton>}>
      {t('running.text', { name: acharya?.name ?? fallback })}
    </Bar>
  )
}
