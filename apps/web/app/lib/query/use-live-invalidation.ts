import type { ServerEvent } from '@sankalp/contract/live/events'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../when-idle.ts'

/**
 * Reloads what has the given key whenever the server sends one of these events, in every tab of the same user; and on
 * every new connection, since earlier events were missed. The channel connects and loads its script when the page is
 * idle, so that nothing waits for it. A null key means that no user is signed in.
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
    // Without its script the page works as without a connection: it reloads on return to the tab.
    stops.push(whenIdle(() => void start().catch(() => {})))
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [owner, names])
}
