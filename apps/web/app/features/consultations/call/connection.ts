export type TrackKind = 'audio' | 'video'

type Needs = {
  iceServers: readonly RTCIceServer[]
  tracks: ReadonlyMap<TrackKind, MediaStreamTrack | null>
  makesOffers: boolean
  wantsVideo: boolean
}

/** Builds a connection that sends these tracks and has a channel for notes. Nothing is negotiated yet. */
export function buildConnection({ iceServers, tracks, makesOffers, wantsVideo }: Needs) {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' })
  const senders = new Map<TrackKind, RTCRtpSender>()
  // Both sides use the same id, so neither has to announce the channel.
  const notes = connection.createDataChannel('notes', { negotiated: true, id: 0 })
  for (const [kind, track] of tracks) if (track) senders.set(kind, connection.addTrack(track))
  // An offer must include every kind of media that the other side may send: an answer cannot add any.
  if (makesOffers)
    for (const kind of wantsVideo ? (['audio', 'video'] as const) : (['audio'] as const))
      if (!senders.has(kind)) connection.addTransceiver(kind, { direction: 'recvonly' })
  return { connection, senders, notes }
}

/**
 * Returns the session and version from the origin line of the SDP: every connection generates its own session id, and
 * numbers its descriptions.
 */
export function originOf(sdp: string): string {
  return /^o=\S+ (\d+ \d+) /m.exec(sdp)?.[1] ?? ''
}

export function sessionOf(sdp: string): string {
  return originOf(sdp).split(' ')[0]!
}
