import {
  type ConsultationSide,
  type ConsultationState,
  isRunning,
  isWaiting,
} from '@sankalp/contract/consultation-life'
import type { Db, Tx } from '../../platform/db/db.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { Log } from '../../platform/log.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { freshSeconds } from './consultations.repository.ts'
import { closePresence, insertPresence, savePresence } from './presence.repository.ts'

/** Whose connection it is: in which consultation, on which side, and who the other one is. */
export type Part = { consultationId: string; side: ConsultationSide; otherId: string }

type Attending = Part & {
  connection: LiveConnection
  /** Its row: a connection that was silent for a while gets another one. */
  rowId: string
  /** When it last gave a sign of life that was noticed here, by this process's own count. */
  aliveMs: number
  /** Since that was written down last. */
  hasAnswered: boolean
  isBeatOut: boolean
  stopListening: () => void
}

type Needs = {
  db: Db
  sharedClock: SharedClock
  log: Log
  onGone: (consultationId: string) => void
  nowMs?: () => number
}

/** A connection that has not answered for so long was lost before it was closed. */
const silentMs = 2500

export type Presence = ReturnType<typeof createPresence>

/**
 * The connections of this process that take part in consultations. Whichever has sent nothing for a second is sent a beat; that it
 * answers or speaks is written down, and is what the meter counts. A connection takes part once it has asked, accepted, joined or done
 * anything else there.
 */
export function createPresence({ db, sharedClock, log, onGone, nowMs = () => performance.now() }: Needs) {
  /** By connection: one is in one consultation at a time. */
  const attending = new Map<string, Attending>()
  /** Connections whose request has no answer yet. */
  const asking = new Map<string, { connection: LiveConnection; consultationId: string; stopListening: () => void }>()
  const inOrder = createKeyedQueue()
  let rows = 0

  function register(connection: LiveConnection, part: Part, rowId: string): void {
    stop(connection.id)
    const one: Attending = {
      ...part,
      connection,
      rowId,
      aliveMs: nowMs(),
      hasAnswered: true,
      isBeatOut: false,
      stopListening: connection.onClose(() => leave(one)),
    }
    attending.set(connection.id, one)
  }

  /** Its row is written in the caller's transaction, so that the two begin at the same instant. */
  async function enter(tx: Tx, connection: LiveConnection, part: Part, now: Date): Promise<void> {
    const rowId = newRowId(connection)
    if (await insertPresence(tx, { ...part, connectionId: rowId }, now))
      tx.afterCommit(() => register(connection, part, rowId))
  }

  /** One after the other for each connection: a join and the look at what was accepted come at the same moment, and a second row would stay open for ever. */
  function attend(connection: LiveConnection, part: Part): Promise<void> {
    return inOrder(connection.id, async () => {
      if (attending.get(connection.id)?.consultationId === part.consultationId) return
      await db.transaction(async (tx) => enter(tx, connection, part, await sharedClock.now(tx)))
    })
  }

  function newRowId({ id }: LiveConnection): string {
    rows += 1
    return `${id}:${rows}`
  }

  function stop(connectionId: string): void {
    attending.get(connectionId)?.stopListening()
    attending.delete(connectionId)
    asking.get(connectionId)?.stopListening()
    asking.delete(connectionId)
  }

  function leave(one: Attending): void {
    stop(one.connection.id)
    closeRow(one)
      .then(() => onGone(one.consultationId))
      // Its row is not moved on any more, which says the same a little later.
      .catch((error: unknown) => log.debug({ err: error }, 'the end of a connection was not written down'))
  }

  /** Up to now; one that has been silent only up to its last sign of life. */
  async function closeRow(one: Attending): Promise<void> {
    const now =
      nowMs() - Math.max(one.aliveMs, one.connection.heardAtMs()) < silentMs ? await sharedClock.now(db) : null
    await closePresence(db, [signOf(one)], now)
  }

  function beat(one: Attending): void {
    if (one.isBeatOut) return
    one.isBeatOut = true
    one.connection.beat(() => {
      one.isBeatOut = false
      if (attending.get(one.connection.id) === one) notice(one)
    })
  }

  /** It has answered or spoken. */
  function notice(one: Attending): void {
    const heardAtMs = one.connection.heardAtMs()
    if (heardAtMs - one.aliveMs > freshSeconds * 1000) return void comeBack(one)
    one.aliveMs = heardAtMs
    one.hasAnswered = true
  }

  /** Silent for a while and back on the same connection: the silence is between two rows, and free. */
  async function comeBack(one: Attending): Promise<void> {
    const { connection, consultationId, side, otherId } = one
    stop(connection.id)
    try {
      await closeRow(one)
      await attend(connection, { consultationId, side, otherId })
      onGone(consultationId)
    } catch (error) {
      log.warn({ err: error }, 'a connection that came back was not written down')
      register(connection, { consultationId, side, otherId }, one.rowId)
      attending.get(connection.id)!.aliveMs = one.aliveMs
    }
  }

  return {
    enter,
    attend,
    /** Begins to take part when the request is accepted, by whichever process. */
    ask(connection: LiveConnection, consultationId: string): void {
      if (attending.get(connection.id)?.consultationId === consultationId) return
      asking.get(connection.id)?.stopListening()
      asking.set(connection.id, {
        connection,
        consultationId,
        stopListening: connection.onClose(() => asking.delete(connection.id)),
      })
    },
    /** In which consultation a connection is, as far as this process knows. */
    partOf: (connection: LiveConnection): Part | undefined => attending.get(connection.id),
    consultations: (): string[] => [
      ...new Set([...attending.values(), ...asking.values()].map(({ consultationId }) => consultationId)),
    ],
    /** A consultation is over. */
    forget(consultationId: string): void {
      for (const [id, one] of [...attending, ...asking]) if (one.consultationId === consultationId) stop(id)
    },
    /** What other processes have made of the consultations of our connections. */
    async follow(states: Map<string, ConsultationState>): Promise<void> {
      for (const [consultationId, state] of states)
        if (!isWaiting(state) && !isRunning(state)) this.forget(consultationId)
      for (const { connection, consultationId } of asking.values()) {
        const state = states.get(consultationId)
        if (!state || !isRunning(state)) continue
        const otherId = await readOther(db, consultationId)
        await attend(connection, { consultationId, side: 'user', otherId })
      }
    },
    /** Writes down who is alive, and asks everybody else: whoever has spoken since the last time is known to be there. */
    async tick(): Promise<void> {
      // Answers are noticed as they come: what was heard later is something else that it sent.
      const spoken = new Set(
        [...attending.values()].filter(({ connection, aliveMs }) => connection.heardAtMs() > aliveMs),
      )
      for (const one of spoken) notice(one)
      const alive = [...attending.values()].filter(({ hasAnswered }) => hasAnswered)
      // Whoever is there must not seem to be gone because the database has much else to do.
      if (alive.length > 0) await savePresence(db.urgent, alive.map(signOf), await sharedClock.now(db.urgent))
      for (const one of alive) one.hasAnswered = false
      for (const one of attending.values()) if (!spoken.has(one)) beat(one)
    },
    /** This process stops: its connections are not there any more. */
    async close(): Promise<void> {
      const all = [...attending.values()]
      for (const { connection } of all) stop(connection.id)
      if (all.length > 0) await closePresence(db, all.map(signOf), await sharedClock.now(db))
    },
  }
}

function signOf({ consultationId, rowId }: Attending) {
  return { consultationId, connectionId: rowId }
}

async function readOther(db: Db, consultationId: string): Promise<string> {
  const [row] = await db.query<{ id: string }>('select acharya_user_id as id from consultation where id = $1', [
    consultationId,
  ])
  return row!.id
}
