import { slotMinutes } from '@sankalp/contract/booking-rules'
import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { useRunningConsultation } from '../../../shared/consultations/get-running.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'

/** Ask again after this time if the acharya is in a consultation with another user, or the connection is gone. */
const askAgainMs = 10_000

type Asking = { isOn: boolean; mayRing: boolean; acharyaId: string; onRefused: () => void }

/**
 * Requests the video call of a booked pooja, as the specification defines it: 30 minutes, already paid. It rings for a
 * minute each time, and repeatedly, because both have an appointment; an acharya who rejects it ends the wait. Once
 * accepted, the video call opens. Without `mayRing` it only follows a call that rings or runs already.
 */
export function useAskForCall({ isOn, mayRing, acharyaId, onRefused }: Asking): { error: unknown } {
  const navigate = useNavigate()
  const { data, isFetchedAfterMount } = useRunningConsultation({ isOn })
  // An answer from before this page may name a call that has just ended.
  const running = isFetchedAfterMount ? data : undefined
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<unknown>(null)

  const isCall = running?.isPoojaCall === true
  useEffect(() => {
    if (isOn && isCall && isRunning(running.state)) void navigate(roomAddress(running))
  }, [isOn, isCall, running, navigate])

  // Another tab, or this one before a reload, may have sent the request already.
  const isAsked = isCall && isWaiting(running.state)
  const mayAsk = isOn && mayRing && running === null
  useEffect(() => {
    if (!mayAsk) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      try {
        const { send } = await import('../../../lib/live/live.ts')
        await send('chat:request', {
          requestId,
          acharyaId,
          chatMinutes: slotMinutes,
          talk: 'Video Call',
          isPoojaCall: true,
        })
        setError(null)
      } catch (failure) {
        if (isOver) return
        // Do not report that the acharya is busy with another user: that consultation will end.
        setError(refusalFacts(failure, 'ACHARYA_BUSY') ? null : failure)
        timer = setTimeout(() => void ask(), askAgainMs)
      }
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [mayAsk, requestId, acharyaId])

  useEffect(() => {
    if (!isOn) return
    let stop = () => {}
    let isOver = false
    const start = async () => {
      const { listen } = await import('../../../lib/live/live.ts')
      if (isOver) return
      stop = listen('chat:request:rejected', (answer) => {
        if (answer.requestId !== requestId && !isAsked) return
        if (answer.reason === 'refused') onRefused()
        else setRequestId(crypto.randomUUID())
      })
    }
    // Without the script no rejection can arrive either.
    start().catch((failure: unknown) => setError(failure))
    return () => {
      isOver = true
      stop()
    }
  }, [isOn, requestId, isAsked, onRefused])
  return { error }
}
