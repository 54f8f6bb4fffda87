import type { ServerEvent, ServerPayload } from '@sankalp/contract/live/events'

type Listener = (payload: never) => void

/** Creates the registry of event listeners, which survives reconnections. */
export function createListeners() {
  const byEvent = new Map<string, Set<Listener>>()
  return {
    add<E extends ServerEvent>(event: E, listener: (payload: ServerPayload<E>) => void): () => void {
      const listeners = byEvent.get(event) ?? new Set()
      byEvent.set(event, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byEvent.get(event) === listeners) byEvent.delete(event)
      }
    },
    notify(event: string, payload: unknown): void {
      for (const listener of byEvent.get(event) ?? []) listener(payload as never)
    },
    isEmpty: () => byEvent.size === 0,
  }
}
