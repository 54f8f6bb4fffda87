import { getIceServers } from '@sankalp/contract/consultations.calls'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { listen, onConnect, send } from '../../../lib/live/live.ts'
import type { Room } from '../room/room.ts'
import { type IceReply, createIceRenewal } from './ice-renewal.ts'
import { type LineWord, type Thinness, judgeThinness, notThin, readLine, wordOfLine } from './line.ts'
import { type Note, type Peer, createPeer } from './peer.ts'

const lookMs = 3000
/** Send the statistics to the server, for the operator, with every third look at the connection. */
const tellEvery = 3

export type CallState = {
  connection: RTCPeerConnectionState
  word: LineWord
  isThin: boolean
  remote: MediaStream | null
  other: Note | null
}

const first: CallState = { connection: 'new', word: 'good', isThin: false, remote: null, other: null }

type CallNeeds = {
  room: Room
  stream: MediaStream
  wantsVideo: boolean
  ice: IceReply
  isCameraOn: boolean
  isMicOn: boolean
}

/** Runs the call: while the component is mounted, the two browsers connect and stay connected. */
export function useCall({ room, stream, wantsVideo, ice, isCameraOn, isMicOn }: CallNeeds): CallState {
  const [state, setState] = useState(first)
  const peer = useRef<Peer | null>(null)
  const readTracks = useEffectEvent(() => stream.getTracks().filter(({ kind }) => kind === 'audio' || isCameraOn))
  const { requestId, otherId } = room
  const { isThin } = state
  const tellNote = useEffectEvent((made: Peer) =>
    made.setNote({ isCameraOn: isCameraOn && stream.getVideoTracks().length > 0, isMicOn, isThin }),
  )

  useEffect(() => {
    const change = (part: Partial<CallState>) => setState((before) => ({ ...before, ...part }))
    const report = createMediaReport(requestId)
    const made = createPeer({
      makesOffers: room.side === 'acharya',
      wantsVideo,
      iceServers: ice.iceServers,
      tracks: readTracks(),
      // If the signal is lost, the next nudge sends it again.
      send: (signal) => void send('webrtc:signal', { to: otherId, signal }).catch(() => change({})),
      onTrack: (track) => setState((before) => ({ ...before, remote: withTrack(before.remote, track) })),
      onState: (connection) => {
        change({ connection })
        if (connection === 'connected') report.tell()
      },
      onNote: (other) => change({ other }),
      // The regular look at the connection tries again.
      onError: () => change({}),
    })
    peer.current = made
    tellNote(made)
    const { beReady } = createIceRenewal({
      first: ice,
      fetch: () => callApi(getIceServers, {}),
      now: room.serverNow,
      onServers: (servers) => peer.current === made && made.setIceServers(servers),
    })
    /** Searches for a route only with credentials that a relay still accepts. */
    const once = (look: () => void) => void beReady().then(() => peer.current === made && look())
    const stops = [
      listen('webrtc:signal', ({ from, signal }) => void (from === otherId && made.take(signal))),
      // Signals sent while disconnected are lost.
      onConnect(() => once(() => made.nudge())),
      onConnect(() => report.forget()),
      listen(
        'consultation:changed',
        ({ consultation }) => consultation.requestId === requestId && once(() => made.nudge()),
      ),
      onNetworkChange(() => once(() => made.restart())),
      watchLine({ peer: made, report, requestId, change, beReady }),
    ]
    return () => {
      peer.current = null
      for (const stop of stops) stop()
      made.close()
    }
  }, [room, otherId, requestId, wantsVideo, ice])

  useEffect(() => {
    const made = peer.current
    const [mic] = stream.getAudioTracks()
    const [camera] = stream.getVideoTracks()
    for (const track of stream.getTracks()) track.enabled = track.kind === 'audio' ? isMicOn : isCameraOn
    if (!made) return
    void made.setTrack('audio', mic ?? null)
    void made.setTrack('video', camera && isCameraOn && !isThin ? camera : null)
    made.setNote({ isCameraOn: isCameraOn && camera !== undefined, isMicOn, isThin })
  }, [stream, isCameraOn, isMicOn, isThin])
  return state
}

/** Returns a stream with one track of each kind: a new one, after the other side has reloaded, replaces the old one. */
function withTrack(before: MediaStream | null, track: MediaStreamTrack): MediaStream {
  const others =
    before?.getTracks().filter(({ kind, readyState }) => kind !== track.kind && readyState === 'live') ?? []
  return new MediaStream([...others, track])
}

function onNetworkChange(tell: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: EventTarget }
  addEventListener('online', tell)
  connection?.addEventListener('change', tell)
  return () => {
    removeEventListener('online', tell)
    connection?.removeEventListener('change', tell)
  }
}

/** Reports to the server that the two are connected, until it acknowledges it: the call is metered from then on. */
function createMediaReport(requestId: string) {
  let isTold = false
  return {
    tell(): void {
      if (isTold) return
      isTold = true
      // The next look at the connection reports it again.
      send('call:media', { requestId }).catch(() => (isTold = false))
    },
    /**
     * Reports again on a new connection to the server, because the last one may have broken before the report arrived.
     */
    forget: () => void (isTold = false),
  }
}

type Watched = {
  peer: Peer
  report: ReturnType<typeof createMediaReport>
  requestId: string
  change: (part: Partial<CallState>) => void
  beReady: () => Promise<void>
}

/**
 * Checks the connection every few seconds: shows its quality, pauses the video on a poor one, tries again when it is
 * lost.
 */
function watchLine({ peer, report, requestId, change, beReady }: Watched): () => void {
  let counts = { lost: 0, received: 0 }
  let thinness: Thinness = notThin
  let looks = 0
  let isOver = false
  const look = async () => {
    await beReady()
    if (isOver) return
    peer.nudge()
    if (peer.state() !== 'connected') return
    report.tell()
    const read = readLine((await peer.stats()).values() as Iterable<{ type: string } & Record<string, unknown>>, counts)
    if (isOver) return
    counts = read.counts
    const word = wordOfLine(read.sample)
    thinness = judgeThinness(thinness, word)
    change({ word, isThin: thinness.isThin })
    if (looks++ % tellEvery === 0) {
      // Statistics for the operator. If sending fails, try again with the next look.
      await send('call:quality', { requestId, ...read.sample, isAudioOnly: thinness.isThin }).catch(() => looks--)
    }
  }
  const timer = setInterval(() => void look(), lookMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
