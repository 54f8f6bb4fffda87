export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'loading'
export type ToastMessage = { id: string; type: ToastType; text: string }

/** How long a message stays; a message of type loading stays until it is replaced or closed. */
export const toastMs = 3000

type Listener = (message: ToastMessage | { id: string; type: 'close' }) => void

const waiting: ToastMessage[] = []
let listener: Listener | null = null
let wake: (() => void) | null = null
let count = 0

/**
 * Shows a message at the top right for three seconds. Reusing an id replaces that message: "Sending..." becomes "Sent".
 * The toast code is loaded with the first message; messages until then are kept.
 */
export function showToast(type: ToastType, text: string, id = `toast-${++count}`): string {
  const message = { id, type, text }
  if (listener) listener(message)
  else {
    waiting.push(message)
    wake?.()
  }
  return id
}

export function closeToast(id: string): void {
  const at = waiting.findIndex((message) => message.id === id)
  if (at >= 0) waiting.splice(at, 1)
  listener?.({ id, type: 'close' })
}

/** Calls back when the first message comes. The host calls it while the toast code is not loaded. */
export function onFirstToast(tell: () => void): () => void {
  wake = tell
  if (waiting.length > 0) tell()
  return () => {
    wake = null
  }
}

/** Registers the toast code once it is loaded, and passes it the earlier messages. */
export function listenToToasts(listen: Listener): () => void {
  listener = listen
  for (const message of waiting.splice(0)) listen(message)
  return () => {
    listener = null
  }
}
