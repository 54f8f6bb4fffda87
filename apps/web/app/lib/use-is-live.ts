import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server's page is being hydrated: until then it must be rendered as the server did. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
