import type { ServerEvent } from '@sankalp/contract/live/events'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../when-idle.ts'

/**
 * Loads again what has the given key whenever the server tells one of these events, in every tab of the same user; and with
 * every new connection, since nobody told us what happened before it. The channel is connected when the page has come to
 * rest, and its script loaded then: nothing on a page waits for it. A null key means that nobody is signed in.
 */
export function useLiveInvalidation(events: readonly ServerEvent[], queryKey: QueryKey | null): void {
  const queryClient = useQueryClient()
  const invalidate = useEffectEvent(() => {
    if (queryKey) void queryClient.invalidateQueries({ queryKey })
  })
  const names = events.join(' ')
  const owner = queryKey && JSON.stringify(queryKey)

  useEffect(() => {
    if (!owner) return
    const stops: (() => void)[] = []
    let isOver = false
    const start = async () => {
      const { listen, onConnect } = await import('../live/live.ts')
      if (isOver) return
      for (const event of names.split(' ') as ServerEvent[]) stops.push(listen(event, () => invalidate()))
      stops.push(onConnect(() => invalidate()))
    }
    // Without its script the page goes on as it does without a connection: it loads again on return to the tab.
    stops.push(whenIdle(() => void start().catch(() => {})))
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [owner, names])
}
