import { getIceServers } from '@sankalp/contract/consultations.calls'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { listen, onConnect, send } from '../../../lib/live/live.ts'
import type { Room } from '../room/room.ts'
import { type IceReply, createIceRenewal } from './ice-renewal.ts'
import { type LineWord, type Thinness, judgeThinness, notThin, readLine, wordOfLine } from './line.ts'
import { type Note, type Peer, createPeer } from './peer.ts'

const lookMs = 3000
/** Every how many looks the figures are told to the server, for whoever runs it. */
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

/** The call itself: as long as this is shown, the two browsers look for each other and stay together. */
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
    const made = createPeer({
      makesOffers: room.side === 'acharya',
      wantsVideo,
      iceServers: ice.iceServers,
      tracks: readTracks(),
      // A signal that the line loses is made good by the next nudge.
      send: (signal) => void send('webrtc:signal', { to: otherId, signal }).catch(() => change({})),
      onTrack: (track) => setState((before) => ({ ...before, remote: withTrack(before.remote, track) })),
      onState: (connection) => change({ connection }),
      onNote: (other) => change({ other }),
      // The look at the line every few seconds tries again.
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
    /** Looks for a way anew only with credentials that a relay still takes. */
    const once = (look: () => void) => void beReady().then(() => peer.current === made && look())
    const stops = [
      listen('webrtc:signal', ({ from, signal }) => void (from === otherId && made.take(signal))),
      // What either said meanwhile is lost.
      onConnect(() => once(() => made.nudge())),
      listen(
        'consultation:changed',
        ({ consultation }) => consultation.requestId === requestId && once(() => made.nudge()),
      ),
      onNetworkChange(() => once(() => made.restart())),
      watchLine(made, requestId, change, beReady),
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

/** One of each kind: what comes anew, after the other has reloaded, takes the place of what was. */
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

/** Looks at the line every few seconds: says how it is, rests the picture when it is thin, tries again when it is gone. */
function watchLine(
  peer: Peer,
  requestId: string,
  change: (part: Partial<CallState>) => void,
  beReady: () => Promise<void>,
): () => void {
  let counts = { lost: 0, received: 0 }
  let thinness: Thinness = notThin
  let looks = 0
  let isMediaTold = false
  let isOver = false
  const look = async () => {
    await beReady()
    if (isOver) return
    peer.nudge()
    if (peer.state() !== 'connected') return
    if (!isMediaTold) {
      isMediaTold = true
      await send('call:media', { requestId }).catch(() => (isMediaTold = false))
    }
    const read = readLine((await peer.stats()).values() as Iterable<{ type: string } & Record<string, unknown>>, counts)
    if (isOver) return
    counts = read.counts
    const word = wordOfLine(read.sample)
    thinness = judgeThinness(thinness, word)
    change({ word, isThin: thinness.isThin })
    if (looks++ % tellEvery === 0) {
      // Figures for the operator: a line too bad to tell them is told by the next ones.
      await send('call:quality', { requestId, ...read.sample, isAudioOnly: thinness.isThin }).catch(() => looks--)
    }
  }
  const timer = setInterval(() => void look(), lookMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
