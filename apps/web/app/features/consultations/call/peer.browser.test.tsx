import type { Signal } from '@sankalp/contract/live/signalling'
import { afterEach, expect, test } from 'vitest'
import { type Note, type Peer, createPeer } from './peer.ts'

type Side = { peer: Peer; tracks: MediaStreamTrack[]; notes: Note[]; errors: unknown[]; sent: Signal[] }

const peers: Peer[] = []
afterEach(() => {
  for (const peer of peers.splice(0)) peer.close()
})

/** Use the browser's fake camera, because a canvas delivers no frames while the browser does not paint. */
async function makeTrack(): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia({ video: true })).getVideoTracks()
  return track!
}

function kindOf(signal: Signal): 'ask' | 'offer' | 'answer' | 'candidate' {
  if ('sdp' in signal) return signal.sdp.type as 'offer' | 'answer'
  return 'ask' in signal ? 'ask' : 'candidate'
}

/** Connects two browsers in one page. A side that has not joined yet, or has left, receives nothing. */
function makeLine() {
  const there: Partial<Record<'user' | 'acharya', Side>> = {}
  let isLost = (_signal: Signal) => false
  const join = async (name: 'user' | 'acharya', sent: 'video' | 'nothing' = 'video'): Promise<Side> => {
    const tracks = sent === 'video' ? [await makeTrack()] : []
    const other = name === 'user' ? 'acharya' : 'user'
    const side: Omit<Side, 'peer'> = { tracks: [], notes: [], errors: [], sent: [] }
    const peer = createPeer({
      makesOffers: name === 'acharya',
      wantsVideo: true,
      iceServers: [],
      tracks,
      // Deliver asynchronously and as a copy, as a network does.
      send(signal) {
        side.sent.push(signal)
        if (isLost(signal)) return
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
  return {
    join,
    lose: (of: typeof isLost) => void (isLost = of),
    leave: (name: 'user' | 'acharya') => (there[name]?.peer.close(), delete there[name]),
  }
}

async function connected(...sides: Side[]): Promise<void> {
  await expect.poll(() => sides.map(({ peer }) => peer.state())).toEqual(sides.map(() => 'connected'))
}
/** Waits until frames arrive on the last track that the page received. */
async function seesOther(side: Side): Promise<void> {
  await expect.poll(() => framesOn(side)).toBeGreaterThan(0)
}

async function framesOn({ peer, tracks }: Side): Promise<number> {
  const last = tracks.findLast(({ kind, readyState }) => kind === 'video' && readyState === 'live')
  const stats = [...(await peer.stats()).values()] as {
    type: string
    trackIdentifier?: string
    framesReceived?: number
  }[]
  return (
    stats.find(({ type, trackIdentifier }) => type === 'inbound-rtp' && trackIdentifier === last?.id)?.framesReceived ??
    0
  )
}

/** Returns the username fragment of the remote candidate in use. */
async function partnerOf({ peer }: Side): Promise<unknown> {
  const stats = await peer.stats()
  const used = [...stats.values()].find(({ type }: { type: string }) => type === 'transport') as {
    selectedCandidatePairId: string
  }
  const { remoteCandidateId } = stats.get(used.selectedCandidatePairId) as { remoteCandidateId: string }
  return (stats.get(remoteCandidateId) as { usernameFragment: string }).usernameFragment
}

/** Waits until the video element shows frames: a browser may decode frames without passing them to the track. */
async function showsOther({ tracks }: Side): Promise<void> {
  const video = document.createElement('video')
  video.muted = video.autoplay = true
  video.srcObject = new MediaStream(tracks.slice(-1))
  document.body.append(video)
  await expect.poll(() => video.getVideoPlaybackQuality().totalVideoFrames).toBeGreaterThan(3)
  video.remove()
}

test('both join at once: each sees the other', async () => {
  const line = makeLine()
  const [user, acharya] = await Promise.all([line.join('user'), line.join('acharya')])
  await connected(user, acharya)
  await showsOther(user)
  await showsOther(acharya)
  expect([...user.errors, ...acharya.errors]).toEqual([])
})

test('both restart at once, again and again while they connect: each still sees the other', async () => {
  const line = makeLine()
  const [user, acharya] = await Promise.all([line.join('user'), line.join('acharya')])
  for (let round = 0; round < 40; round++) {
    user.peer.restart()
    acharya.peer.restart()
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await connected(user, acharya)
  await showsOther(user)
  await showsOther(acharya)
  expect([...user.errors, ...acharya.errors]).toEqual([])
})

test.each(['user', 'acharya'] as const)('the %s comes long after the other', async (late) => {
  const line = makeLine()
  const early = await line.join(late === 'user' ? 'acharya' : 'user')
  // By then its request, or its offer with the last candidate, was sent before the other side joined.
  await expect
    .poll(() => early.sent.some((signal) => 'ask' in signal || ('candidate' in signal && signal.candidate === null)))
    .toBe(true)
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
  await showsOther(back)
  await showsOther(stayed)
  expect([...back.errors, ...stayed.errors]).toEqual([])
})

test.each(['user', 'acharya'] as const)(
  'the %s has no camera, still sees the other, and turns one on later',
  async (name) => {
    const line = makeLine()
    const sides = {
      user: await line.join('user', name === 'user' ? 'nothing' : 'video'),
      acharya: await line.join('acharya', name === 'acharya' ? 'nothing' : 'video'),
    }
    const [blind, other] = name === 'user' ? [sides.user, sides.acharya] : [sides.acharya, sides.user]
    await connected(blind, other)
    await showsOther(blind)
    expect(other.tracks.filter(({ kind }) => kind === 'video')).toEqual([])
    await blind.peer.setTrack('video', await makeTrack())
    await expect.poll(() => other.tracks.length).toBe(1)
    await showsOther(other)
    expect([...blind.errors, ...other.errors]).toEqual([])
  },
)

test.each(['ask', 'offer', 'answer'] as const)(
  'the user turns a camera on in the middle of the call and the %s about it is lost: it is said again',
  async (kind) => {
    const line = makeLine()
    const [user, acharya] = await Promise.all([line.join('user', 'nothing'), line.join('acharya')])
    await connected(user, acharya)
    let lost = 0
    line.lose((signal) => kindOf(signal) === kind && lost++ === 0)
    await user.peer.setTrack('video', await makeTrack())
    await expect.poll(() => lost).toBe(1)
    await expect
      .poll(() => {
        user.peer.nudge()
        acharya.peer.nudge()
        return acharya.tracks.length
      })
      .toBe(1)
    await showsOther(acharya)
  },
)

test('nudges connect the two, whichever of the first signals is lost', async () => {
  const line = makeLine()
  const lost = { ask: 1, offer: 1, answer: 1 }
  line.lose((signal) => {
    const kind = kindOf(signal)
    return kind !== 'candidate' && lost[kind]-- > 0
  })
  const [user, acharya] = await Promise.all([line.join('user'), line.join('acharya')])
  await expect
    .poll(() => {
      user.peer.nudge()
      acharya.peer.nudge()
      return [user.peer.state(), acharya.peer.state()]
    })
    .toEqual(['connected', 'connected'])
  expect(Math.max(...Object.values(lost))).toBeLessThan(1)
  await showsOther(user)
  await showsOther(acharya)
})

test('ignores an answer to an offer that is no longer the latest', async () => {
  const line = makeLine()
  const [user, acharya] = await Promise.all([line.join('user'), line.join('acharya')])
  await connected(user, acharya)
  const stale = user.sent.filter((signal) => 'sdp' in signal)
  const from = user.sent.length
  line.lose((signal) => kindOf(signal) !== 'offer')
  acharya.peer.restart()
  await expect
    .poll(() => user.sent.slice(from).some((signal) => 'candidate' in signal && signal.candidate === null))
    .toBe(true)
  const fresh = user.sent.slice(from)
  // Deliver the answer to the previous offer a second time, and then the answer to this one.
  for (const signal of [...stale, ...fresh]) await acharya.peer.take(structuredClone(signal))
  const answer = fresh.find((signal) => 'sdp' in signal)!
  await expect.poll(() => partnerOf(acharya)).toBe(/^a=ice-ufrag:(\S+)/m.exec(answer.sdp.sdp)![1])
  expect([...user.errors, ...acharya.errors]).toEqual([])
})

test('a changed network restarts without losing the video, and notes reach the other side', async () => {
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
