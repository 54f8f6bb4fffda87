import { type OwnMedia, stopMedia } from './own-media.ts'

/** The page of the call takes a moment to load. If it is never opened, the camera is turned off after this time. */
const heldMs = 15_000

let held: { requestId: string; media: OwnMedia; timer: ReturnType<typeof setTimeout> } | null = null

/**
 * Leaves camera and microphone open for the call that follows a request, because some browsers would ask again if they
 * were reopened.
 */
export function holdMedia(requestId: string, media: OwnMedia): void {
  letMediaGo()
  held = { requestId, media, timer: setTimeout(letMediaGo, heldMs) }
}

/** Returns the media that was left open for this request, if it still is. The caller has to close it. */
export function takeMedia(requestId: string): OwnMedia | null {
  if (held?.requestId !== requestId || !held.media.stream.active) return null
  const { media, timer } = held
  clearTimeout(timer)
  held = null
  return media
}

export function letMediaGo(): void {
  if (!held) return
  clearTimeout(held.timer)
  stopMedia(held.media.stream)
  held = null
}
