import type { Consultation } from '@sankalp/contract/live/consultations'
import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import { notFound } from '@sankalp/contract'
import type { Db } from '../../platform/db/db.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { Live } from '../../platform/live/live.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { findConsultation } from './consultations.repository.ts'
import type { Messages } from './messages.ts'
import type { Parts } from './parts.ts'
import type { Presence } from './presence.ts'
import type { Queue } from './queue.ts'
import type { createRequests } from './requests.ts'
import type { createSignalling } from './signalling.ts'
import type { Talks } from './talks.ts'
import { toConsultation } from './view.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  requests: ReturnType<typeof createRequests>
  talks: Talks
  messages: Messages
  signalling: ReturnType<typeof createSignalling>
  queue: Queue
  presence: Presence
  parts: Parts
  /** Starts the ticks, because there is a request or consultation to check. */
  wake: () => void
}

/** Connects the contract's events to the services. */
export function serveConsultations(live: Live, needs: Needs): void {
  const { requests, talks, messages, signalling, queue, presence, wake } = needs

  live.on('chat:request', async (asked, { viewer, connection }) => {
    await requests.request(asked, viewer, connection)
    wake()
  })
  live.on('chat:request:cancel', ({ requestId }, { viewer }) => requests.cancel(requestId, viewer))
  live.on('chat:request:ringing', ({ requestId }, { viewer }) => requests.ring(requestId, viewer))
  live.on('chat:request:accept', async ({ requestId }, { viewer, connection }) => {
    await requests.accept(requestId, viewer, connection)
    wake()
  })
  live.on('chat:request:reject', ({ requestId, declineReason, reason }, { viewer }) =>
    requests.reject(requestId, viewer, { declineReason, note: reason }),
  )
  // Ignore the client's end time: the server's clock is the meter.
  live.on('chat:end', async ({ to }, { viewer }) => {
    // Write the presence first: if this process was stalled, that time is its own fault and is free.
    await presence.tick()
    await talks.end(viewer.userId, to)
  })
  live.on('consultation:extend', async (asked, { viewer }) => ({
    consultation: await talks.extend(viewer.userId, asked),
  }))
  live.on('consultation:join', async ({ requestId }, { connection }) => {
    const consultation = await join(needs, requestId, connection)
    wake()
    return { consultation }
  })

  live.on('message:send', (sent, { connection }) => messages.send(sent, connection))
  live.on('message:after', (asked, { connection }) => messages.after(asked, connection))
  live.on('message:delivered', (mark, { viewer }) => messages.mark(mark, viewer.userId, false))
  live.on('message:read', (mark, { viewer }) => messages.mark(mark, viewer.userId, true))
  live.on('typing:start', ({ to }, { connection }) => messages.typing('typing:start', to, connection))
  live.on('typing:stop', ({ to }, { connection }) => messages.typing('typing:stop', to, connection))

  live.on('webrtc:signal', (signal, { connection }) => signalling.signal(signal, connection))
  live.on('call:media', (asked, { connection }) => signalling.media(asked, connection))
  live.on('call:quality', (figures, { connection }) => signalling.quality(figures, connection))

  live.on('queue:join', async (asked, { viewer }) => {
    const place = await queue.join(asked, viewer.userId)
    wake()
    return { queue: place }
  })
  live.on('queue:leave', ({ acharyaId }, { viewer }) => queue.leave(acharyaId, viewer.userId))
}

/** Joins a consultation if it is still running, and returns its state. */
async function join(
  { db, sharedClock, talks, presence, parts }: Needs,
  requestId: string,
  connection: LiveConnection,
): Promise<Consultation> {
  const { userId } = connection.viewer
  const known = await findConsultation(db, requestId)
  if (!known || (known.userId !== userId && known.acharyaUserId !== userId)) throw notFound()
  if (isRunning(known.state)) {
    await parts.in(connection, requestId)
    // The viewer may have been missing: restart the meter.
    await talks.look(requestId)
  } else if (isWaiting(known.state) && known.userId === userId) {
    presence.ask(connection, requestId)
  }
  const row = (await findConsultation(db, requestId))!
  return toConsultation(await talks.load(db, row), await sharedClock.now(db))
}
