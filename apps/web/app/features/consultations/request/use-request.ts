import { type RefusalReason, isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import type { Consultation, Intake, TalkKind } from '@sankalp/contract/consultations'
import type { ServerPayload } from '@sankalp/contract/live/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { listen, onConnect, send } from '../../../lib/live/live.ts'
import { pageLanguage } from '../../../lib/session/language.ts'
import { useSession } from '../../../lib/session/session.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { findKeys } from '../list/api/find-keys.ts'
import { keepRunning, toRunning, useRunning } from './api/running.ts'
import { roomState } from './ask-address.ts'

/** How a request ended that was not accepted. */
export type Outcome = { reason: RefusalReason; note?: string; acharyaId: string; talk: TalkKind }
export type NewRequest = { acharyaId: string; talk: TalkKind; minutes: number; intake: Intake | null }
type Asked = { requestId: string; acharyaId: string; talk: TalkKind }

/** A request that should be over by now is looked at so often. */
const lookAgainMs = 3000

/**
 * One request of the visitor, from the press to the answer. What the server tells is believed at once; and since a phone in a
 * lift hears nothing, every new connection and the end of the minute ask again.
 */
export function useRequest() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { userId } = useSession()
  const { data: running, refetch } = useRunning()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** Whose answer this tab waits for. */
  const asked = useRef<Asked | null>(null)
  /** Until when, by this device's clock, the request that is waited for could be answered. */
  const wasWaiting = useRef<number | null>(null)
  /** A request without an answer is sent again under the same id, so that it is made once. */
  const unanswered = useRef<{ id: string; of: string } | null>(null)

  const isOurs = (requestId: string) => asked.current?.requestId === requestId
  function over(end: { reason: RefusalReason; note?: string } | null): void {
    if (!asked.current) return
    const { acharyaId, talk } = asked.current
    asked.current = null
    keepRunning(queryClient, userId, null)
    if (end) setOutcome({ ...end, acharyaId, talk })
    void queryClient.invalidateQueries({ queryKey: findKeys.running(userId) })
  }
  function enter(acharya: unknown, startTimestamp: number, chatMinutes: number): void {
    if (!asked.current) return
    const { requestId, talk } = asked.current
    asked.current = null
    void navigate(roomAddress({ requestId, talk }), { state: roomState(talk, acharya, startTimestamp, chatMinutes) })
  }
  function take(consultation: Consultation): void {
    const { requestId, state, acharya, acceptedAt, chatMinutes } = consultation
    if (asked.current?.requestId !== requestId) return
    if (isWaiting(state)) keepRunning(queryClient, userId, toRunning(consultation))
    else if (isRunning(state)) enter(acharya, acceptedAt ?? consultation.now, chatMinutes)
    else over(state === 'refused' || state === 'timedOut' || state === 'missed' ? { reason: state } : null)
  }
  /** Takes this connection into the request, and learns what became of it; without a live channel by an ordinary call. */
  async function look(): Promise<void> {
    const requestId = asked.current?.requestId
    if (!requestId) return
    try {
      take((await send('consultation:join', { requestId })).consultation)
    } catch (error) {
      if (!isOurs(requestId)) return
      if (refusalFacts(error, 'NOT_FOUND')) over(null)
      else await refetch()
    }
  }

  const onAccepted = useEffectEvent(
    ({ requestId, acharya, startTimestamp, chatMinutes }: ServerPayload<'chat:request:accepted'>) => {
      if (isOurs(requestId)) enter(acharya, startTimestamp, chatMinutes)
    },
  )
  const onRejected = useEffectEvent(({ requestId, reason, note }: ServerPayload<'chat:request:rejected'>) => {
    if (isOurs(requestId)) over({ reason, ...(note !== undefined && { note }) })
  })
  const onNews = useEffectEvent(() => void look())
  useEffect(() => {
    const stops = [
      listen('chat:request:accepted', (told) => onAccepted(told)),
      listen('chat:request:rejected', (told) => onRejected(told)),
      listen('chat:request:ringing', () => onNews()),
      onConnect(() => onNews()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  const waiting = running && isWaiting(running.consultation.state) && !running.consultation.isPoojaCall ? running : null
  const waitingId = waiting?.consultation.requestId
  const answerByMs = waiting && waiting.consultation.answerBy - waiting.skewMs
  /** A refresh, or another tab, has asked: this one waits for the answer too. */
  const adopt = useEffectEvent(() => {
    if (!waiting || isOurs(waiting.consultation.requestId)) return
    const { requestId, acharyaEntry, talk } = waiting.consultation
    asked.current = { requestId, acharyaId: acharyaEntry, talk }
    void look()
  })
  /** Read by a call and not told: it is over, or has begun. Why it is over, nobody said, and the likeliest is that nobody answered. */
  const onRead = useEffectEvent((read: Consultation | null) => {
    if (!wasWaiting.current || !asked.current) return
    if (read && isOurs(read.requestId)) take(read)
    else if (!read && Date.now() > wasWaiting.current) over({ reason: 'missed' })
  })
  const read = running === undefined ? undefined : (running?.consultation ?? null)
  useEffect(() => {
    if (read !== undefined && !(read && isWaiting(read.state))) onRead(read)
  }, [read])
  useEffect(() => {
    wasWaiting.current = answerByMs ?? wasWaiting.current
  }, [answerByMs])
  useEffect(() => {
    if (!waitingId || answerByMs === null) return
    adopt()
    let timer = setTimeout(lookAgain, Math.max(0, answerByMs - Date.now()) + lookAgainMs)
    function lookAgain() {
      onNews()
      timer = setTimeout(lookAgain, lookAgainMs)
    }
    return () => clearTimeout(timer)
  }, [waitingId, answerByMs])

  /** Sends a request. A refusal is thrown for the dialog to say. */
  const ask = async ({ acharyaId, talk, minutes, intake }: NewRequest): Promise<void> => {
    const of = JSON.stringify([acharyaId, talk, minutes, intake])
    if (unanswered.current?.of !== of) unanswered.current = { id: crypto.randomUUID(), of }
    const requestId = unanswered.current.id
    setOutcome(null)
    wasWaiting.current = null
    asked.current = { requestId, acharyaId, talk }
    try {
      await send('chat:request', {
        requestId,
        acharyaId,
        talk,
        chatMinutes: minutes,
        language: pageLanguage(),
        ...(intake && { intake }),
      })
    } catch (error) {
      if (asked.current?.requestId === requestId) asked.current = null
      void queryClient.invalidateQueries({ queryKey: findKeys.running(userId) })
      throw error
    }
    unanswered.current = null
    await look()
  }

  /** Takes the request back. One that was answered in this very moment is looked at instead. */
  const cancel = async (): Promise<boolean> => {
    const current = asked.current
    if (!current) return false
    try {
      await send('chat:request:cancel', { requestId: current.requestId, acharyaId: current.acharyaId })
    } catch (error) {
      if (!refusalFacts(error, 'REQUEST_OVER')) throw error
      await look()
      return false
    }
    if (asked.current?.requestId === current.requestId) over(null)
    return true
  }

  const talking = running && isRunning(running.consultation.state) ? running.consultation : null
  return { waiting, talking, outcome, forgetOutcome: () => setOutcome(null), ask, cancel }
}
