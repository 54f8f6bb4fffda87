import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in what the server drew and while React takes it over; what only this browser knows may show from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
