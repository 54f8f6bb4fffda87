import type { Signal } from '@sankalp/contract/live/signalling'

export type TrackKind = 'audio' | 'video'
/** What the two browsers tell each other directly. */
export type Note = { isCameraOn: boolean; isMicOn: boolean; isThin: boolean }

type Needs = {
  /** The one who gives way when both offer at once. */
  isPolite: boolean
  wantsVideo: boolean
  iceServers: readonly RTCIceServer[]
  /** What is sent at first: without a camera the other's picture is still wanted. */
  tracks: readonly MediaStreamTrack[]
  send: (signal: Signal) => void
  onTrack: (track: MediaStreamTrack) => void
  onState: (state: RTCPeerConnectionState) => void
  onNote: (note: Note) => void
  /** What a browser refuses without our knowing why; the call goes on trying. */
  onError: (error: unknown) => void
}

export type Peer = ReturnType<typeof createPeer>

/**
 * One call between two browsers, by the pattern of perfect negotiation: either side may offer at any time, and when both do, the
 * polite one takes its offer back. Two things are beyond the pattern. The other may not be there yet when we offer, so an offer
 * that stands in the way is said again; and the other may have reloaded, which their description's session id tells, so that this
 * side begins anew too.
 */
export function createPeer(needs: Needs) {
  const { isPolite, wantsVideo, send, onTrack, onState, onNote, onError } = needs
  let iceServers = needs.iceServers
  const tracks = new Map<TrackKind, MediaStreamTrack | null>(needs.tracks.map((track) => [track.kind as TrackKind, track]))
  let note: Note | null = null
  let senders = new Map<TrackKind, RTCRtpSender>()
  let notes: RTCDataChannel
  let isMakingOffer = false
  let isSettingAnswer = false
  /** Of the other's connection, as their latest description named it. */
  let session: string | null = null
  let lastOffer: string | null = null
  let queued: RTCIceCandidateInit[] = []
  let isClosed = false
  /** Signals are taken one after the other, in the order they came. */
  let turn = Promise.resolve()
  let pc = build()

  function build(): RTCPeerConnection {
    const made = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' })
    senders = new Map()
    queued = []
    session = lastOffer = null
    made.addEventListener('negotiationneeded', () => void offer(made))
    made.addEventListener('icecandidate', ({ candidate }) => {
      if (made === pc) send({ candidate: candidate ? (candidate.toJSON() as Extract<Signal, { candidate: unknown }>['candidate']) : null })
    })
    made.addEventListener('track', ({ track }) => made === pc && onTrack(track))
    made.addEventListener('connectionstatechange', () => made === pc && onState(made.connectionState))
    // Of both sides with the same number: neither has to announce it.
    notes = made.createDataChannel('notes', { negotiated: true, id: 0 })
    notes.addEventListener('open', sendNote)
    notes.addEventListener('message', ({ data }) => onNote(JSON.parse(String(data)) as Note))
    for (const [kind, track] of tracks) if (track) senders.set(kind, made.addTrack(track))
    if (wantsVideo && !senders.has('video')) made.addTransceiver('video', { direction: 'recvonly' })
    return made
  }

  function rebuild(): void {
    pc.close()
    pc = build()
  }

  async function offer(made: RTCPeerConnection): Promise<void> {
    if (made !== pc || isClosed) return
    isMakingOffer = true
    try {
      await made.setLocalDescription()
      if (made === pc) sendDescription()
    } catch (error) {
      if (made === pc && !isClosed) onError(error)
    } finally {
      isMakingOffer = false
    }
  }

  function sendDescription(): void {
    const { localDescription } = pc
    if (localDescription) send({ sdp: { type: localDescription.type, sdp: localDescription.sdp } })
  }

  async function takeDescription(description: { type: RTCSdpType; sdp: string }): Promise<void> {
    const of = sessionOf(description.sdp)
    if (session !== null && of !== session) {
      rebuild()
      // It answers the connection that is gone; the new one makes an offer of its own.
      if (description.type === 'answer') return
    }
    const isOffer = description.type === 'offer'
    const isReady = !isMakingOffer && (pc.signalingState === 'stable' || isSettingAnswer)
    if (isOffer && !isReady && !isPolite) {
      // Theirs gives way to ours, which they may never have heard.
      if (pc.signalingState === 'have-local-offer') sendDescription()
      return
    }
    // One that was said twice: the second answer comes too late, the second offer is answered as before.
    if (!isOffer && pc.signalingState !== 'have-local-offer') return
    if (isOffer && description.sdp === lastOffer && pc.signalingState === 'stable') return sendDescription()
    isSettingAnswer = !isOffer
    await pc.setRemoteDescription(description)
    isSettingAnswer = false
    session = of
    for (const candidate of queued.splice(0)) await takeCandidate(candidate)
    if (!isOffer) return
    lastOffer = description.sdp
    await pc.setLocalDescription()
    sendDescription()
  }

  async function takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!pc.remoteDescription) return void queued.push(candidate)
    const { usernameFragment } = candidate
    // Of an offer that gave way, or of a connection that is gone.
    if (usernameFragment && !pc.remoteDescription.sdp.includes(`a=ice-ufrag:${usernameFragment}`)) return
    await pc.addIceCandidate(candidate)
  }

  function sendNote(): void {
    if (note && notes.readyState === 'open') notes.send(JSON.stringify(note))
  }

  return {
    take(signal: Signal): Promise<void> {
      turn = turn
        .then(async () => {
          if (isClosed) return
          if ('sdp' in signal) await takeDescription(signal.sdp)
          else if (signal.candidate) await takeCandidate(signal.candidate)
        })
        .catch((error: unknown) => {
          isSettingAnswer = false
          if (!isClosed) onError(error)
        })
      return turn
    },
    /** What is sent from now on; null sends nothing of that kind. */
    async setTrack(kind: TrackKind, track: MediaStreamTrack | null): Promise<void> {
      tracks.set(kind, track)
      const sender = senders.get(kind)
      if (sender) await sender.replaceTrack(track)
      else if (track) senders.set(kind, pc.addTrack(track))
    },
    setNote(next: Note): void {
      note = next
      sendNote()
    },
    setIceServers(next: readonly RTCIceServer[]): void {
      iceServers = next
      pc.setConfiguration({ ...pc.getConfiguration(), iceServers: [...next] })
    },
    /** The network has changed, or nobody has answered: tries again, as far as this has got. */
    nudge(): void {
      if (isClosed || pc.connectionState === 'connected') return
      if (pc.signalingState === 'have-local-offer') sendDescription()
      else if (pc.signalingState === 'stable' && pc.remoteDescription) pc.restartIce()
    },
    /** Looks for other ways at once, without waiting for the old one to be given up. */
    restart: () => pc.restartIce(),
    stats: () => pc.getStats(),
    state: () => pc.connectionState,
    close(): void {
      isClosed = true
      pc.close()
    },
  }
}

/** The id in the line of its origin: every connection makes up its own. */
export function sessionOf(sdp: string): string {
  return /^o=\S+ (\d+) /m.exec(sdp)?.[1] ?? ''
}
