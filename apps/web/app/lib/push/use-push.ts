import { useEffect, useState } from 'react'
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push.ts'

type Push = {
  /** Null while unknown. */
  state: PushState | null
  isChanging: boolean
  /** The error of the last change; it stays until the next one. */
  error: unknown
  turnOn: () => void
  turnOff: () => void
}

/** Notifications in this browser for the signed-in user. */
export function usePush(userId: string | null): Push {
  const [state, setState] = useState<PushState | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    let isHere = true
    if (userId) void readPushState(userId).then((now) => isHere && setState(now))
    return () => void (isHere = false)
  }, [userId])

  const change = async (work: () => Promise<PushState>): Promise<void> => {
    if (isChanging) return
    setIsChanging(true)
    setError(null)
    try {
      setState(await work())
    } catch (failure) {
      setError(failure)
    } finally {
      setIsChanging(false)
    }
  }

  return {
    state,
    isChanging,
    error,
    turnOn: () => void (userId && change(() => turnPushOn(userId))),
    turnOff: () => void change(turnPushOff),
  }
}
