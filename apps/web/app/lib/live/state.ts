/** `away` means no connection, because the network or the server is down or no user is signed in. */
export type LiveState = 'connecting' | 'connected' | 'away'

/** Creates an observable value in the form that `useSyncExternalStore` needs. */
export function createState() {
  let state: LiveState = 'away'
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set(next: LiveState): void {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
