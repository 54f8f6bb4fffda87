import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false while the server's page is being hydrated: until then it must render as the server did. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
