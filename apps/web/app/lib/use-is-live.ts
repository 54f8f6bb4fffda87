import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server's page is being taken over: until then it must be drawn as the server drew it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}
