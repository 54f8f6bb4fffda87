import { requestSeconds, turnSeconds } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useEffect, useEffectEvent, useState } from 'react'

/** The next of the queue has a turn to ask; should they let it pass, so has the one after them. */
const longestMs = (2 * turnSeconds + requestSeconds) * 1000

/**
 * "Take the next" is pressed before the next of the queue has asked: the request is accepted as soon as it comes. The
 * press holds for a few minutes only, so that nobody is taken whom the acharya does not expect any more.
 */
export function useTakeNext(incoming: Consultation | null, onAccept: () => Promise<void>) {
  const [isSet, setIsSet] = useState(false)
  const accept = useEffectEvent(onAccept)
  const comesId = isSet && incoming && !incoming.isPoojaCall ? incoming.requestId : null
  useEffect(() => {
    if (!isSet) return
    const timer = setTimeout(() => setIsSet(false), longestMs)
    return () => clearTimeout(timer)
  }, [isSet])
  useEffect(() => {
    if (comesId !== null) void accept().then(() => setIsSet(false))
  }, [comesId])
  return { isSet, set: setIsSet }
}
