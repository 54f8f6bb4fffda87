import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { type ReactNode, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { GoTo } from '../go-to.tsx'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { useRunningConsultation } from '../../../shared/consultations/get-running.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { endAddress, roomAddress } from '../../../shared/consultations/room-address.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { useConsultation } from '../api/get-consultation.ts'
import { RoomSkeleton } from './room-skeleton.tsx'

type GateProps = { kind: 'chat' | 'call'; children: (consultation: Consultation, ownId: string) => ReactNode }

/**
 * Finds the consultation, by `?id=` or because it is the running one, and opens the right page: a running one opens its
 * room, a finished one its result. So a refresh, Back and a second tab return to the same place.
 */
export function ConsultationGate({ kind, children }: GateProps) {
  const { t } = useTranslation(['consultations', 'shell'])
  const language = useLanguage()
  const { userId } = useSession()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const running = useRunningConsultation({ isOn: id === '' })
  const one = useConsultation(id)
  const { error, refetch } = id === '' ? running : one
  const found = id === '' ? running.data : one.data?.consultation

  let content: ReactNode
  if (found && userId)
    content = (
      <Found consultation={found} userId={userId} kind={kind} id={id} onAnswer={() => void refetch()} room={children} />
    )
  else if (found === null || refusalFacts(error, 'NOT_FOUND') || refusalFacts(error, 'INVALID_INPUT'))
    content = <Nothing title={t('none.title')} text={t('none.text')} />
  else if (error) {
    content = (
      <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
        {errorWords(error, language, '')}
      </FailedState>
    )
  } else content = <RoomSkeleton text={t('loading')} />
  return (
    <>
      <PageHead title={t(`${kind}Title`)} description={t('description')} hidden />
      {/* In the room the heading is the other side's name. */}
      {!(found && isRunning(found.state)) && <h1 className="sr-only">{t(`${kind}Title`)}</h1>}
      {content}
    </>
  )
}

type FoundProps = {
  consultation: Consultation
  userId: string
  kind: GateProps['kind']
  id: string
  onAnswer: () => void
  room: GateProps['children']
}

function Found({ consultation, userId, kind, id, onAnswer, room }: FoundProps) {
  const { t } = useTranslation('consultations')
  const { state, talk, requestId } = consultation
  if (isRunning(state)) {
    const isHere = (talk === 'Chat') === (kind === 'chat')
    return isHere && id === requestId ? room(consultation, userId) : <GoTo to={roomAddress(consultation)} />
  }
  if (isWaiting(state)) return <Waiting consultation={consultation} onAnswer={onAnswer} />
  if (state === 'ended' || state === 'settled')
    return <GoTo to={endAddress(consultation, consultation.user.userId === userId ? 'user' : 'acharya')} />
  return (
    <Nothing
      title={t('notHeld.title')}
      text={t(`notHeld.${state as 'refused' | 'cancelled' | 'timedOut' | 'missed'}`)}
    />
  )
}

/** Shown while the request still rings: once it is answered, the room opens by itself. */
function Waiting({ consultation, onAnswer }: { consultation: Consultation; onAnswer: () => void }) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const navigate = useNavigate()
  const { data } = useRunningConsultation()
  const { requestId } = consultation
  const isAnswered = data !== undefined && (data?.requestId !== requestId || !isWaiting(data.state))
  useEffect(() => {
    if (!isAnswered) return
    if (data?.requestId === requestId && isRunning(data.state)) void navigate(roomAddress(data), { replace: true })
    onAnswer()
  }, [isAnswered, data, requestId, navigate, onAnswer])
  return (
    <div role="status">
      <EmptyState picture="talks" title={t('waiting.title', { name: nameIn(consultation.acharya, language) })}>
        {t('waiting.text')}
      </EmptyState>
    </div>
  )
}

function Nothing({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('consultations')
  return (
    <EmptyState
      picture="talks"
      title={title}
      actions={
        <>
          <LinkButton href="/chatwithastrologer">{t('toAcharyas')}</LinkButton>
          <LinkButton kind="quiet" href="/consultations">
            {t('toHistory')}
          </LinkButton>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}
