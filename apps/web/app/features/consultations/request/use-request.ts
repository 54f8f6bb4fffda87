import { type DeclineReason, type RefusalReason, isRunning, isWaiting } from '@sankalp/contract/consultation-life'
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
import { keepRunning, markAccepted, toRunning, useRunning } from './api/running.ts'
import { roomState } from './ask-address.ts'

/** How a request ended that was not accepted. */
export type Outcome = End & { acharyaId: string; talk: TalkKind }
type End = { reason: RefusalReason; declineReason?: DeclineReason; note?: string }
/** `paisePerMinute`: the price per minute that the dialog showed. */
export type NewRequest = {
  acharyaId: string
  talk: TalkKind
  minutes: number
  paisePerMinute: number
  intake: Intake | null
}
type Asked = { requestId: string; acharyaId: string; talk: TalkKind }

/** How often to check a request that should be over by now. */
const lookAgainMs = 3000

/**
 * Manages one request of the user, from the press to the answer. Server events take effect at once; because a phone can
 * miss them, every new connection and the end of the minute check the state again.
 */
export function useRequest() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { userId } = useSession()
  const { data: running, refetch } = useRunning()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** The request whose answer this tab waits for. */
  const asked = useRef<Asked | null>(null)
  /** Until when, by this device's clock, the pending request can be answered. */
  const wasWaiting = useRef<number | null>(null)
  /** Send an unacknowledged request again under the same id, so that it is made once. */
  const unanswered = useRef<{ id: string; of: string } | null>(null)

  const isOurs = (requestId: string) => asked.current?.requestId === requestId
  function over(end: End | null): void {
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
    // Otherwise the list would find it still waiting after the user has left the room, and lead back into it.
    markAccepted(queryClient, userId, requestId)
    void navigate(roomAddress({ requestId, talk }), { state: roomState(talk, acharya, startTimestamp, chatMinutes) })
  }
  function take(consultation: Consultation): void {
    const { requestId, state, acharya, acceptedAt, chatMinutes } = consultation
    if (asked.current?.requestId !== requestId) return
    if (isWaiting(state)) keepRunning(queryClient, userId, toRunning(consultation))
    else if (isRunning(state)) enter(acharya, acceptedAt ?? consultation.now, chatMinutes)
    else over(state === 'refused' || state === 'timedOut' || state === 'missed' ? { reason: state } : null)
  }
  /** Joins this connection to the request and reads its state; without a live channel, uses an ordinary API call. */
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
  const onRejected = useEffectEvent(({ requestId, ...end }: ServerPayload<'chat:request:rejected'>) => {
    if (isOurs(requestId)) over(end)
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
  /** Adopts a request that was sent before a refresh, or by another tab: this tab waits for the answer too. */
  const adopt = useEffectEvent(() => {
    if (!waiting || isOurs(waiting.consultation.requestId)) return
    const { requestId, acharyaEntry, talk } = waiting.consultation
    asked.current = { requestId, acharyaId: acharyaEntry, talk }
    void look()
  })
  /**
   * Handles a state that was read by an API call instead of an event: the request is over, or was accepted. The reason
   * for the end is unknown; most likely the acharya did not answer.
   */
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

  /** Sends a request. Throws a refusal, which the dialog shows. */
  const ask = async ({ acharyaId, talk, minutes, paisePerMinute, intake }: NewRequest): Promise<void> => {
    const of = JSON.stringify([acharyaId, talk, minutes, paisePerMinute, intake])
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
        paisePerMinute,
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

  /** Cancels the request. If it was answered at the same moment, reads its state instead. */
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
