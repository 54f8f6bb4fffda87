/** `away`: there is no connection, because the network or the server is gone or because nobody is signed in. */
export type LiveState = 'connecting' | 'connected' | 'away'

/** A value that others read and are told of, in the shape that `useSyncExternalStore` takes. */
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
