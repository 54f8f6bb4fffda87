import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientEvent, ClientPayloadInput } from '@sankalp/contract/live/events'
import { openLive, send, untilConnected } from '@sankalp/server/test/live-client.ts'
import type { Devotee } from '../proofs/devotees.ts'
import type { Act, Told } from './acts.ts'
import { GaveUp, type Person, Refused } from './people.ts'
import type { Kind, Tally } from './tally.ts'

type Socket = ReturnType<typeof openLive>
type Acharya = Devotee & { acharyaId: string }

const messages = 4
const readingMs = 1000
const talkingMs = 3000
const answerWithinMs = 30_000
const description = 'v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'

/** Opens consoles of acharyas who accept every request, and answer every message and every call. */
export async function openConsoles(urls: readonly string[], acharyas: readonly Acharya[]) {
  const free = [...acharyas]
  const closing = new AbortController()
  const sockets = new Map<string, Socket>()

  async function attend(acharya: Acharya): Promise<void> {
    while (!closing.signal.aborted) {
      const socket = await connect(urls, acharya.token).catch(() => null)
      if (socket) {
        sockets.set(acharya.userId, socket)
        const closed = new Promise((resolve) => socket.once('disconnect', resolve))
        answerAll(socket, acharya.userId)
        await Promise.race([tell(socket, 'acharya:switch', { on: true }), closed])
        await closed
      }
      await wait(200)
    }
  }
  const attending = acharyas.map(attend)
  while (sockets.size < acharyas.length) await wait(50)

  return {
    take: (): Acharya => {
      const next = free.shift()
      if (!next) throw new Refused('no acharya is free: more are needed')
      return next
    },
    giveBack: (acharya: Acharya) => void free.push(acharya),
    async close() {
      closing.abort()
      for (const socket of sockets.values()) socket.disconnect()
      await Promise.all(attending)
    },
  }
}

/** Connects to one node or, as a proxy does, to the other. A node that is killed meanwhile sends nothing at all. */
async function connect(urls: readonly string[], token: string): Promise<Socket> {
  const first = randomInt(urls.length)
  let reason = 'no connection'
  for (const [turn] of urls.entries()) {
    const socket = openLive(urls[(first + turn) % urls.length]!, { token })
    const outcome = await Promise.race([untilConnected(socket), wait(answerWithinMs, null, { ref: false })])
    if (outcome?.connected) return socket
    socket.disconnect()
    reason = outcome?.refusal?.code ?? reason
  }
  throw new GaveUp(`the live channel: ${reason}`)
}

/** While a node is down there is no reply, so do not wait for it. */
async function tell<E extends ClientEvent>(socket: Socket, event: E, payload: ClientPayloadInput<E>): Promise<void> {
  await Promise.race([send(socket, event, payload), wait(answerWithinMs, null, { ref: false })])
}

function answerAll(socket: Socket, userId: string): void {
  let requestId = ''
  socket.on('chat:request:incoming', (request: { requestId: string }) => {
    ;({ requestId } = request)
    void tell(socket, 'chat:request:accept', { requestId })
  })
  socket.on(
    'message:receive',
    ({ from }: { from: string }) =>
      void (
        from !== userId &&
        tell(socket, 'message:send', {
          id: randomUUID(),
          from: userId,
          to: from,
          message: 'जी, बताइए',
          timestamp: Date.now(),
        })
      ),
  )
  socket.on('webrtc:signal', ({ from, signal }: { from: string; signal: object }) => {
    if (!('sdp' in signal)) return
    void tell(socket, 'webrtc:signal', { to: from, signal: { sdp: { type: 'answer', sdp: description } } })
    void tell(socket, 'call:media', { requestId })
  })
}

export function createTalks(
  urls: readonly string[],
  consoles: Awaited<ReturnType<typeof openConsoles>>,
  told: Told,
): Record<'chat' | 'call', Act> {
  async function talk(person: Person, tally: Tally, kind: 'chat' | 'call'): Promise<void> {
    const acharya = consoles.take()
    let socket: Socket | undefined
    try {
      socket = await connect(urls, person.token)
      const line = createLine(socket, tally, kind)
      const requestId = randomUUID()
      const accepted = line.told('chat:request:accepted')
      await line.ok('chat:request', {
        requestId,
        acharyaId: acharya.acharyaId,
        chatMinutes: 5,
        talk: kind === 'chat' ? 'Chat' : 'Audio Call',
        isPoojaCall: false,
      })
      await accepted
      await line.ok('consultation:join', { requestId })
      await (kind === 'chat' ? chat(line, person, acharya) : call(line, acharya, requestId))
      await line.ok('chat:end', { to: acharya.userId, endTimestamp: Date.now() })
    } finally {
      socket?.disconnect()
      consoles.giveBack(acharya)
    }
  }

  async function chat(line: Line, person: Person, acharya: Acharya): Promise<void> {
    for (let count = 0; count < messages; count += 1) {
      const id = randomUUID()
      const answered = line.told('message:receive')
      await line.ok('message:send', {
        id,
        from: person.userId,
        to: acharya.userId,
        message: 'When will it rain?',
        timestamp: Date.now(),
      })
      told.messages.push(id)
      await answered
      await wait(readingMs)
    }
  }

  async function call(line: Line, acharya: Acharya, requestId: string): Promise<void> {
    const answered = line.told('webrtc:signal')
    await line.ok('webrtc:signal', { to: acharya.userId, signal: { sdp: { type: 'offer', sdp: description } } })
    await answered
    await line.ok('call:media', { requestId })
    await wait(talkingMs)
  }

  return { chat: (person, tally) => talk(person, tally, 'chat'), call: (person, tally) => talk(person, tally, 'call') }
}

type Line = ReturnType<typeof createLine>

/** Creates one user's connection and measures each reply; a connection that breaks ends the consultation. */
function createLine(socket: Socket, tally: Tally, kind: Kind) {
  function within<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        socket.once('disconnect', () => reject(new GaveUp('the connection broke')))
        setTimeout(() => reject(new GaveUp('nothing was heard')), answerWithinMs).unref()
      }),
    ])
  }
  return {
    async ok<E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<void> {
      const startedAt = performance.now()
      const ack = await within(send(socket, event, payload))
      if (!ack.ok) throw new Refused(`${event} ${ack.code}`)
      tally.took(kind, performance.now() - startedAt)
    },
    /** Create this before the action that causes the event. */
    told(event: string): Promise<void> {
      const heard = within(new Promise<void>((resolve) => socket.once(event, () => resolve())))
      // The caller gets the rejection when it awaits; until then it must not count as unhandled.
      heard.catch(() => undefined)
      return heard
    },
  }
}
