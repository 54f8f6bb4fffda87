export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'loading'
export type ToastMessage = { id: string; type: ToastType; text: string }

/** How long a message stays; one of type loading stays until it is replaced or closed. */
export const toastMs = 3000

type Listener = (message: ToastMessage | { id: string; type: 'close' }) => void

const waiting: ToastMessage[] = []
let listener: Listener | null = null
let wake: (() => void) | null = null
let count = 0

/**
 * Says something at the top right for three seconds. Giving an id again replaces that message, which is how
 * "Sending..." becomes "Sent". The drawing code is fetched with the first message; none is lost until then.
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

/** Called by the host while nothing is drawn yet: tells it that the first message has come. */
export function onFirstToast(tell: () => void): () => void {
  wake = tell
  if (waiting.length > 0) tell()
  return () => {
    wake = null
  }
}

/** Called by the drawing code once it is there; hands over what came before it. */
export function listenToToasts(listen: Listener): () => void {
  listener = listen
  for (const message of waiting.splice(0)) listen(message)
  return () => {
    listener = null
  }
}
