import type { QueuePlace } from '@sankalp/contract/consultations'
import { getQueuePlaces } from '@sankalp/contract/consultations.calls'
import type { ServerPayload } from '@sankalp/contract/live/events'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callApi } from '../../../../lib/api/api.ts'
import { listen, onConnect } from '../../../../lib/live/live.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { putAnswer } from '../../../../lib/query/put-answer.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { findKeys } from '../../list/api/find-keys.ts'

type Over = ServerPayload<'queue:over'>

/** The queues in which the visitor waits. `useQueues` keeps them true. */
export function useQueuePlaces(): readonly QueuePlace[] {
  const { userId } = useSession()
  const { data } = useQuery({
    queryKey: findKeys.queues(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getQueuePlaces, { signal })).queues,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return data ?? none
}

/** The same, kept true while the page is open. `onOver` hears of a turn that has passed. */
export function useQueues(onOver: (over: Over) => void): readonly QueuePlace[] {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const tellOver = useEffectEvent(onOver)
  const places = useQueuePlaces()
  useEffect(() => {
    const stops = [
      listen('queue:changed', ({ queue }) => keepPlace(queryClient, userId, queue)),
      listen('queue:turn', ({ queue }) => keepPlace(queryClient, userId, queue)),
      listen('queue:over', (over) => {
        forgetPlace(queryClient, userId, over.acharyaId)
        tellOver(over)
      }),
      onConnect(() => void queryClient.invalidateQueries({ queryKey: findKeys.queues(userId) })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, userId])
  return places
}

const none: readonly QueuePlace[] = []

export function keepPlace(queryClient: QueryClient, userId: string | null, place: QueuePlace): void {
  putAnswer<QueuePlace[]>(queryClient, findKeys.queues(userId), (places = []) => [
    ...places.filter(({ acharyaId }) => acharyaId !== place.acharyaId),
    place,
  ])
}

export function forgetPlace(queryClient: QueryClient, userId: string | null, acharyaId: string): void {
  putAnswer<QueuePlace[]>(queryClient, findKeys.queues(userId), (places = []) =>
    places.filter((place) => place.acharyaId !== acharyaId),
  )
}
