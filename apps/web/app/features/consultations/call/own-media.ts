/** Why camera or microphone could not be had, by what there is to do about it. */
export type MediaCause = 'NotAllowed' | 'NotFound' | 'NotReadable' | 'insecure' | 'other'

export type OwnMedia = {
  stream: MediaStream
  /** Why there is no picture in it though one was wanted. */
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
 * Opens microphone and camera. Without a camera the call is with the voice alone; without a microphone there is no call, and
 * `MediaFailure` says why.
 */
export async function openMedia({ video, camera, microphone }: Wish): Promise<OwnMedia> {
  // Browsers hide the devices from pages that others could have changed on their way.
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
    // Perhaps it is only the camera: the voice is asked for alone.
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
