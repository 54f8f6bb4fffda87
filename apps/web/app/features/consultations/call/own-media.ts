/** Why camera or microphone are not available, by the remedy. */
export type MediaCause = 'NotAllowed' | 'NotFound' | 'NotReadable' | 'insecure' | 'other'

export type OwnMedia = {
  stream: MediaStream
  /** Why the stream has no video although it was requested. */
  cameraCause: MediaCause | null
}

export class MediaFailure extends Error {
  readonly mediaCause: MediaCause
  constructor(mediaCause: MediaCause, cause?: unknown) {
    super(`media devices: ${mediaCause}`, { cause })
    this.mediaCause = mediaCause
  }
}

export function causeOf(error: unknown): MediaCause {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  if (['NotAllowedError', 'SecurityError', 'PermissionDeniedError'].includes(name)) return 'NotAllowed'
  if (['NotFoundError', 'OverconstrainedError', 'DevicesNotFoundError'].includes(name)) return 'NotFound'
  if (['NotReadableError', 'AbortError', 'TrackStartError'].includes(name)) return 'NotReadable'
  return 'other'
}

export type Wish = { video: boolean; camera?: string; microphone?: string }

/**
 * Opens microphone and camera. Without a camera the call has sound only; without a microphone there is no call, and
 * `MediaFailure` gives the reason.
 */
export async function openMedia({ video, camera, microphone }: Wish): Promise<OwnMedia> {
  // Browsers hide the devices from pages that are not served over a secure connection.
  if (!window.isSecureContext || !navigator.mediaDevices) throw new MediaFailure('insecure')
  const audio: MediaTrackConstraints = {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(microphone && { deviceId: { exact: microphone } }),
  }
  const picture: MediaTrackConstraints = {
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 24 },
    facingMode: 'user',
    ...(camera && { deviceId: { exact: camera } }),
  }
  if (!video) return { stream: await ask({ audio }), cameraCause: null }
  try {
    return { stream: await navigator.mediaDevices.getUserMedia({ audio, video: picture }), cameraCause: null }
  } catch (error) {
    // Only the camera may have failed, so try the microphone alone.
    return { stream: await ask({ audio }), cameraCause: causeOf(error) }
  }
}

async function ask(constraints: MediaStreamConstraints): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints)
  } catch (error) {
    throw new MediaFailure(causeOf(error), error)
  }
}

export function stopMedia(stream: MediaStream | null | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
