import type { Signal } from '@sankalp/contract/live/signalling'

export type TrackKind = 'audio' | 'video'
/** What the two browsers tell each other directly. */
export type Note = { isCameraOn: boolean; isMicOn: boolean; isThin: boolean }

type Needs = {
  /** Of the two, the acharya's side. */
  makesOffers: boolean
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

/** How long the two may look for a way to each other before they begin anew: over a relay on a slow line it takes seconds. */
const settleMs = 10_000

export type Peer = ReturnType<typeof createPeer>

/**
 * One call between two browsers. One side makes all offers and the other asks for them, so that two never meet: a browser that takes its
 * own offer back may show no picture any more, though it receives it. Either may not be there yet or miss what is said, so an offer without an
 * answer, or a question without an offer, is said again. Either may have reloaded, which a new session id or a new asker tells, and then this side begins
 * anew too.
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
  /** The connection whose offer is being made. */
  let offering: RTCPeerConnection | null = null
  /** What the other was asked for, until their offer comes. */
  let asked: { restart: boolean } | null = null
  let askedBy: string | null = null
  /** Of the other's connection, as their latest description named it. */
  let session: string | null = null
  let lastOffer: string | null = null
  let settledAt = -Infinity
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
    made.addEventListener('negotiationneeded', () => made === pc && negotiate({ restart: false }))
    made.addEventListener('icecandidate', ({ candidate }) => {
      if (made === pc)
        send({
          candidate: candidate ? (candidate.toJSON() as Extract<Signal, { candidate: unknown }>['candidate']) : null,
        })
    })
    made.addEventListener('track', ({ track }) => made === pc && onTrack(track))
    made.addEventListener('connectionstatechange', () => made === pc && onState(made.connectionState))
    // Of both sides with the same number: neither has to announce it.
    notes = made.createDataChannel('notes', { negotiated: true, id: 0 })
    notes.addEventListener('open', sendNote)
    notes.addEventListener('message', ({ data }) => onNote(JSON.parse(String(data)) as Note))
    for (const [kind, track] of tracks) if (track) senders.set(kind, made.addTrack(track))
    // An offer has room for all that the other may send: an answer can add nothing.
    if (makesOffers)
      for (const kind of wantsVideo ? (['audio', 'video'] as const) : (['audio'] as const))
        if (!senders.has(kind)) made.addTransceiver(kind, { direction: 'recvonly' })
    return made
  }

  function rebuild(): void {
    pc.close()
    pc = build()
    onState(pc.connectionState)
  }

  /** Has an offer made, with a restart one that looks for other ways. */
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
    // One that was said twice, or is for an offer that is no longer the latest.
    if (
      makesOffers &&
      (pc.signalingState !== 'have-local-offer' ||
        (answers !== undefined && answers !== originOf(pc.localDescription!.sdp)))
    )
      return
    const of = sessionOf(sdp)
    if (session !== null && of !== session) {
      rebuild()
      // It answers the connection that is gone; the new one makes an offer of its own.
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
    // Of a description that was lost, which is said again with them, or of a connection that is gone.
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
    /** Tries again, as far as this has got: what was said may be lost, the other may not have been there. */
    nudge(): void {
      if (isClosed) return
      // Also while connected: it may be about a camera that was turned on.
      if (pc.signalingState === 'have-local-offer') sendDescription()
      else if (asked) negotiate(asked)
      else if (pc.connectionState === 'connected') return
      else if (!pc.remoteDescription) negotiate({ restart: false })
      else if (pc.connectionState === 'failed' || performance.now() - settledAt > settleMs) negotiate({ restart: true })
    },
    /** The network has changed: looks for other ways at once, without waiting for the old one to be given up. */
    restart: () => negotiate({ restart: true }),
    stats: () => pc.getStats(),
    state: () => pc.connectionState,
    close(): void {
      isClosed = true
      pc.close()
    },
  }
}

/** Session and version in the line of its origin: every connection makes up its own session, and counts its descriptions. */
function originOf(sdp: string): string {
  return /^o=\S+ (\d+ \d+) /m.exec(sdp)?.[1] ?? ''
}

function sessionOf(sdp: string): string {
  return originOf(sdp).split(' ')[0]!
}
