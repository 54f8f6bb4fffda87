import type { Acharya } from '@sankalp/contract/acharyas'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import { findKeys } from './api/find-keys.ts'
import { hearLight } from './heard-lights.ts'
import { type Light, withLight } from './lights.ts'

type Page = { astrologers: Acharya[] }

/**
 * Updates the lights of all lists while they are in view. A light is changed in place without loading a list, so that a
 * thousand open lists do not all ask the server because one acharya came online. Only a new connection reloads the
 * lists, because earlier events were missed.
 */
export function useFollowLights(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const stops: (() => void)[] = []
    let isOver = false
    const start = async () => {
      const { listen, onConnect } = await import('../../../lib/live/live.ts')
      if (isOver) return
      const set = (userId: string, light: Light) => {
        hearLight(userId, light)
        setLight(queryClient, userId, light)
      }
      stops.push(
        listen('acharya:online', ({ acharya }) => set(acharya.userId, { online: true })),
        listen('acharya:offline', ({ acharya }) => set(acharya.userId, { online: false })),
        listen('acharya:busy', ({ userId, busy }) => set(userId, { busy })),
        onConnect(() => {
          for (const queryKey of [findKeys.lists, findKeys.ones]) void queryClient.invalidateQueries({ queryKey })
        }),
      )
    }
    // Without the script the page works as it does without a connection: it reloads on return to the tab.
    stops.push(whenIdle(() => void start().catch(() => {})))
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [queryClient])
}

function setLight(queryClient: QueryClient, userId: string, light: Light): void {
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: findKeys.lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          astrologers: page.astrologers.map((one) => withLight(one, userId, light)),
        })),
      },
  )
  queryClient.setQueriesData<Acharya>({ queryKey: findKeys.ones }, (one) => one && withLight(one, userId, light))
  if (light.busy !== undefined) void queryClient.invalidateQueries({ queryKey: findKeys.waits })
}
