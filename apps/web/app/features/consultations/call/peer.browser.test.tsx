import type { Signal } from '@sankalp/contract/live/signalling'
import { afterEach, expect, test } from 'vitest'
import { type Note, type Peer, createPeer } from './peer.ts'

type Side = { peer: Peer; tracks: MediaStreamTrack[]; notes: Note[]; errors: unknown[]; sent: Signal[] }

const peers: Peer[] = []
afterEach(() => {
  for (const peer of peers.splice(0)) peer.close()
})

/** From the browser's pretended camera: a canvas gives no pictures while the browser draws none. */
async function makeTrack(): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia({ video: true })).getVideoTracks()
  return track!
}

/** Two browsers in one page. A side that is not there yet, or no longer, hears nothing. */
function makeLine() {
  const there: Partial<Record<'user' | 'acharya', Side>> = {}
  const join = async (name: 'user' | 'acharya', sent: 'video' | 'nothing' = 'video'): Promise<Side> => {
    const tracks = sent === 'video' ? [await makeTrack()] : []
    const other = name === 'user' ? 'acharya' : 'user'
    const side: Omit<Side, 'peer'> = { tracks: [], notes: [], errors: [], sent: [] }
    const peer = createPeer({
      isPolite: name === 'user',
      wantsVideo: true,
      iceServers: [],
      tracks,
      // As over a network: later, and as a copy.
      send(signal) {
        side.sent.push(signal)
        setTimeout(() => void there[other]?.peer.take(structuredClone(signal)), 5)
      },
      onTrack: (track) => side.tracks.push(track),
      onState: () => {},
      onNote: (note) => side.notes.push(note),
      onError: (error) => side.errors.push(error),
    })
    peers.push(peer)
    const made = { ...side, peer }
    there[name] = made
    return made
  }
  return { join, leave: (name: 'user' | 'acharya') => (there[name]?.peer.close(), delete there[name]) }
}

async function connected(...sides: Side[]): Promise<void> {
  await expect.poll(() => sides.map(({ peer }) => peer.state())).toEqual(sides.map(() => 'connected'))
}
/** Pictures arrive, and on the track that the page was given last. */
async function seesOther(side: Side): Promise<void> {
  await expect.poll(() => framesOn(side)).toBeGreaterThan(0)
}

async function framesOn({ peer, tracks }: Side): Promise<number> {
  const last = tracks.findLast(({ kind, readyState }) => kind === 'video' && readyState === 'live')
  const stats = [...(await peer.stats()).values()] as { type: string; trackIdentifier?: string; framesReceived?: number }[]
  return stats.find(({ type, trackIdentifier }) => type === 'inbound-rtp' && trackIdentifier === last?.id)?.framesReceived ?? 0
}

test('both offer at once: the polite one gives way, and each sees the other', async () => {
  const line = makeLine()
  const [user, acharya] = await Promise.all([line.join('user'), line.join('acharya')])
  await connected(user, acharya)
  await seesOther(user)
  await seesOther(acharya)
  expect([...user.errors, ...acharya.errors]).toEqual([])
})

test.each(['user', 'acharya'] as const)('the %s comes long after the other has offered', async (late) => {
  const line = makeLine()
  const early = await line.join(late === 'user' ? 'acharya' : 'user')
  // Its offer and its last candidate have gone out to nobody by then.
  await expect.poll(() => early.sent.some((signal) => 'candidate' in signal && signal.candidate === null)).toBe(true)
  const other = await line.join(late)
  await connected(early, other)
  await seesOther(early)
  expect([...early.errors, ...other.errors]).toEqual([])
})

test.each(['user', 'acharya'] as const)('the %s reloads in the middle of the call: both begin anew', async (name) => {
  const line = makeLine()
  const sides = { user: await line.join('user'), acharya: await line.join('acharya') }
  await connected(sides.user, sides.acharya)
  line.leave(name)
  const back = await line.join(name)
  const stayed = sides[name === 'user' ? 'acharya' : 'user']
  await connected(back, stayed)
  await seesOther(back)
  expect([...back.errors, ...stayed.errors]).toEqual([])
})

test('who has no camera still sees the other, and turns one on later', async () => {
  const line = makeLine()
  const [user, acharya] = await Promise.all([line.join('user', 'nothing'), line.join('acharya')])
  await connected(user, acharya)
  await seesOther(user)
  expect(acharya.tracks).toEqual([])
  await user.peer.setTrack('video', await makeTrack())
  await seesOther(acharya)
})

test('a changed network looks for another way without losing the picture, and notes reach the other', async () => {
  const line = makeLine()
  const [user, acharya] = await Promise.all([line.join('user'), line.join('acharya')])
  await connected(user, acharya)
  const note = { isCameraOn: false, isMicOn: true, isThin: false }
  user.peer.setNote(note)
  await expect.poll(() => acharya.notes.at(-1)).toEqual(note)
  user.peer.restart()
  acharya.peer.restart()
  await connected(user, acharya)
  await user.peer.setTrack('video', null)
  await user.peer.setTrack('video', await makeTrack())
  await seesOther(acharya)
  expect([...user.errors, ...acharya.errors]).toEqual([])
})
