import type { Signal } from '@sankalp/contract/live/signalling'
import { type TrackKind, buildConnection, originOf, sessionOf } from './connection.ts'

/** What the two browsers send each other directly. */
export type Note = { isCameraOn: boolean; isMicOn: boolean; isThin: boolean }

type Needs = {
  /** True for the acharya's side. */
  makesOffers: boolean
  wantsVideo: boolean
  iceServers: readonly RTCIceServer[]
  /** The tracks sent at first. Without a camera the other side's video is still requested. */
  tracks: readonly MediaStreamTrack[]
  send: (signal: Signal) => void
  onTrack: (track: MediaStreamTrack) => void
  onState: (state: RTCPeerConnectionState) => void
  onNote: (note: Note) => void
  /** Called when the browser refuses an operation for an unknown reason; the call continues to try. */
  onError: (error: unknown) => void
}

/**
 * How long the two sides may search for a connection before they begin again: over a relay on a slow line it takes
 * seconds.
 */
const settleMs = 10_000

export type Peer = ReturnType<typeof createPeer>

/**
 * Creates one side of a call between two browsers. One side makes all offers and the other requests them, so that
 * offers never collide: a browser that rolls back its own offer may show no video any more, though it receives it.
 * Either side may be absent or miss a signal, so an offer without an answer, or a request without an offer, is sent
 * again. Either side may have reloaded, which shows in a new session id or a new requester; then this side begins again
 * too.
 */
export function createPeer(needs: Needs) {
  const { makesOffers, wantsVideo, send, onTrack, onState, onNote, onError } = needs
  const ownId = crypto.randomUUID()
  let iceServers = needs.iceServers
  const tracks = new Map<TrackKind, MediaStreamTrack | null>(
    needs.tracks.map((track) => [track.kind as TrackKind, track]),
  )
  let note: Note | null = null
  let senders = new Map<TrackKind, RTCRtpSender>()
  let notes: RTCDataChannel
  /** The connection whose offer is being created. */
  let offering: RTCPeerConnection | null = null
  /** What was requested of the other side, until their offer arrives. */
  let asked: { restart: boolean } | null = null
  let askedBy: string | null = null
  /** The session of the other side's connection, from their latest description. */
  let session: string | null = null
  let lastOffer: string | null = null
  let settledAt = -Infinity
  let queued: RTCIceCandidateInit[] = []
  let isClosed = false
  /** Signals are processed one after the other, in the order of arrival. */
  let turn = Promise.resolve()
  let pc = build()

  function build(): RTCPeerConnection {
    queued = []
    session = lastOffer = null
    const built = buildConnection({ iceServers, tracks, makesOffers, wantsVideo })
    const made = built.connection
    senders = built.senders
    notes = built.notes
    made.addEventListener('negotiationneeded', () => made === pc && negotiate({ restart: false }))
    made.addEventListener('icecandidate', ({ candidate }) => {
      if (made === pc)
        send({
          candidate: candidate ? (candidate.toJSON() as Extract<Signal, { candidate: unknown }>['candidate']) : null,
        })
    })
    made.addEventListener('track', ({ track }) => made === pc && onTrack(track))
    made.addEventListener('connectionstatechange', () => made === pc && onState(made.connectionState))
    notes.addEventListener('open', sendNote)
    notes.addEventListener('message', ({ data }) => onNote(JSON.parse(String(data)) as Note))
    return made
  }

  function rebuild(): void {
    pc.close()
    pc = build()
    onState(pc.connectionState)
  }

  /** Makes or requests an offer; with `restart`, one that searches for other routes. */
  function negotiate({ restart }: { restart: boolean }): void {
    if (isClosed) return
    if (!makesOffers) {
      asked = { restart }
      send({ ask: { by: ownId, restart } })
    } else if (restart) pc.restartIce()
    else void offer(pc)
  }

  async function offer(made: RTCPeerConnection): Promise<void> {
    if (offering === made) return
    offering = made
    try {
      await made.setLocalDescription()
      if (made === pc) sendDescription()
    } catch (error) {
      if (made === pc && !isClosed) onError(error)
    } finally {
      if (offering === made) offering = null
    }
  }

  function sendDescription(): void {
    const { localDescription: own, remoteDescription: theirs } = pc
    if (own)
      send({
        sdp: {
          type: own.type,
          sdp: own.sdp,
          ...(own.type === 'answer' && theirs && { answers: originOf(theirs.sdp) }),
        },
      })
  }

  function takeAsk({ by, restart }: Extract<Signal, { ask: unknown }>['ask']): void {
    if (!makesOffers) return
    const hasReloaded = askedBy !== null && askedBy !== by
    askedBy = by
    if (hasReloaded) rebuild()
    else if (pc.signalingState === 'have-local-offer') sendDescription()
    else negotiate({ restart })
  }

  async function takeDescription({ type, sdp, answers }: Extract<Signal, { sdp: unknown }>['sdp']): Promise<void> {
    if (type !== (makesOffers ? 'answer' : 'offer')) return
    // Ignore an answer that was sent twice, or that belongs to an earlier offer.
    if (
      makesOffers &&
      (pc.signalingState !== 'have-local-offer' ||
        (answers !== undefined && answers !== originOf(pc.localDescription!.sdp)))
    )
      return
    const of = sessionOf(sdp)
    if (session !== null && of !== session) {
      rebuild()
      // It answers the connection that is gone; the new one makes its own offer.
      if (makesOffers) return
    }
    asked = null
    if (sdp === lastOffer) return sendDescription()
    await pc.setRemoteDescription({ type, sdp })
    session = of
    for (const candidate of queued.splice(0)) await takeCandidate(candidate)
    if (!makesOffers) {
      lastOffer = sdp
      await pc.setLocalDescription()
      sendDescription()
    }
    settledAt = performance.now()
  }

  async function takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!pc.remoteDescription) return void queued.push(candidate)
    const { usernameFragment } = candidate
    // Ignore a candidate of a lost description, which is sent again with its candidates, or of a connection that is
    // gone.
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
          else if ('ask' in signal) takeAsk(signal.ask)
          else if (signal.candidate) await takeCandidate(signal.candidate)
        })
        .catch((error: unknown) => {
          if (!isClosed) onError(error)
        })
      return turn
    },
    /** Sets the track that is sent from now on; null sends nothing of that kind. */
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
    /** Tries again at the current stage: a signal may be lost, or the other side may have been absent. */
    nudge(): void {
      if (isClosed) return
      // Do this while connected too: the offer may be about a camera that was turned on.
      if (pc.signalingState === 'have-local-offer') sendDescription()
      else if (asked) negotiate(asked)
      else if (pc.connectionState === 'connected') return
      else if (!pc.remoteDescription) negotiate({ restart: false })
      else if (pc.connectionState === 'failed' || performance.now() - settledAt > settleMs) negotiate({ restart: true })
    },
    /** Searches for other routes at once after a network change, without waiting for the old one to fail. */
    restart: () => negotiate({ restart: true }),
    stats: () => pc.getStats(),
    state: () => pc.connectionState,
    close(): void {
      isClosed = true
      pc.close()
    },
  }
}
