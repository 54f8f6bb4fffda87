import {
  type ConsultationSide,
  type ConsultationState,
  isRunning,
  isWaiting,
} from '@sankalp/contract/consultation-life'
import { later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import { talkRoom } from '../../platform/live/rooms.ts'
import type { Log } from '../../platform/log.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { freshSeconds } from './consultations.repository.ts'
import { closePresence, insertPresence, renewPresence, savePresence } from './presence.repository.ts'

/** A connection's part: in which consultation, on which side, and the user on the other side. */
export type Part = { consultationId: string; side: ConsultationSide; otherId: string }

type Attending = Part & {
  connection: LiveConnection
  /** Its row: a connection that was silent or cut off for a while gets a new one. */
  rowId: string
  isCutOff: boolean
  /** Until when it was present, as stored. */
  seenAt: Date
  /** Whether it receives messages. Not while it is silent, because that time is not counted. */
  isListening: boolean
  /** When its last heartbeat was noticed here, by this process's own clock. */
  aliveMs: number
  /** Whether it has answered since the last write. */
  hasAnswered: boolean
  isBeatOut: boolean
  stopListening: () => void
}

type Needs = {
  db: Db
  sharedClock: SharedClock
  log: Log
  /** A connection of this process has gone or come back: check the consultation. */
  onChange: (consultationId: string) => void
  /** For how long this process has not reached the others, in ms; 0 while it does. */
  aloneMs: () => number
  nowMs?: () => number
}

/** A connection that has not answered for this long was lost before it was closed. */
const silentMs = 2500

export type Presence = ReturnType<typeof createPresence>

/**
 * Tracks the connections of this process that take part in consultations. A connection that has sent nothing for a
 * second is sent a beat. Answers and messages are stored as presence, which the meter counts. A connection takes part
 * once it has requested, accepted, joined or done anything else in a consultation.
 */
export function createPresence({ db, sharedClock, log, onChange, aloneMs, nowMs = () => performance.now() }: Needs) {
  /** By connection: each is in one consultation at a time. */
  const attending = new Map<string, Attending>()
  /** Connections whose request is not answered yet. */
  const asking = new Map<string, Listening>()
  const inOrder = createKeyedQueue()
  let rows = 0
  /** When presence was last written, by the shared clock. Null before the first write. */
  let writtenAt: Date | null = null

  const isStale = (seenAt: Date, now: Date) => seenAt <= later(now, -freshSeconds)

  function register(connection: LiveConnection, part: Part, rowId: string, now: Date): void {
    stop(connection.id)
    const alive = {
      seenAt: now,
      aliveMs: nowMs(),
      hasAnswered: true,
      isBeatOut: false,
      isCutOff: false,
      isListening: true,
    }
    const one: Attending = { ...part, ...alive, connection, rowId, stopListening: connection.onClose(() => leave(one)) }
    attending.set(connection.id, one)
    connection.enter(talkRoom(part.consultationId))
  }

  /** Writes the row in the caller's transaction, so that both sides begin at the same instant. */
  async function enter(tx: Tx, connection: LiveConnection, part: Part, now: Date): Promise<void> {
    const rowId = newRowId(connection)
    if (await insertPresence(tx, { ...part, connectionId: rowId }, now))
      tx.afterCommit(() => register(connection, part, rowId, now))
  }

  /**
   * Runs one at a time per connection: a join and the check for accepted requests can come at the same time, and a
   * second row would stay open forever.
   */
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
    takeOut(attending, connectionId)
    takeOut(asking, connectionId)
  }

  function leave(one: Attending): void {
    stop(one.connection.id)
    closeRow(one)
      .then(() => onChange(one.consultationId))
      // The row is no longer extended, which has the same effect a little later.
      .catch((error: unknown) => log.debug({ err: error }, 'could not record the end of a connection'))
  }

  /** Closes the row now, or for a silent connection, at its last heartbeat. */
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

  /** Records that it has answered or spoken. */
  function notice(one: Attending): void {
    one.aliveMs = one.connection.heardAtMs()
    one.hasAnswered = true
  }

  /** Sends a beat to all connections that have been silent since the last time. */
  function askSilent(): void {
    for (const one of attending.values()) {
      // Answers to beats are noticed on arrival, so anything heard later is other traffic.
      if (one.connection.heardAtMs() > one.aliveMs) notice(one)
      else beat(one)
    }
  }

  /** This process was stalled, or the database was away: nothing was stored, and its clients could not answer. */
  const hasStoodStill = (now: Date) => writtenAt !== null && isStale(writtenAt, now)

  /** Returns since when a connection could not reach the other side through our fault, or null. */
  function findCut(now: Date): (one: Attending) => Date | null {
    if (hasStoodStill(now)) return () => writtenAt
    const ms = aloneMs()
    if (ms === 0) return () => null
    const sidesHere = new Set([...attending.values()].map(({ consultationId, side }) => `${consultationId} ${side}`))
    const aloneSince = later(now, -ms / 1000)
    return ({ consultationId, side }) =>
      sidesHere.has(`${consultationId} ${side === 'user' ? 'acharya' : 'user'}`) ? null : aloneSince
  }

  /** Writes the presence of all live connections. Those whose row cannot be extended get a new one. */
  async function writeDown(now: Date): Promise<void> {
    const all = [...attending.values()]
    const cutOf = findCut(now)
    // Connections present when this process stalled count as alive, because they had no chance to answer.
    const isExcused = ({ seenAt }: Attending) => hasStoodStill(now) && !isStale(seenAt, writtenAt!)
    const alive = all.filter((one) => one.hasAnswered || isExcused(one))
    const cutSince = new Map(alive.map((one) => [one, cutOf(one)]))
    const asBefore = alive.filter((one) => one.isCutOff === (cutSince.get(one) !== null))
    // Use the urgent connection: users must not seem absent because the database is busy.
    const moved = await savePresence(db.urgent, asBefore.map(signOf), now)
    writtenAt = now
    for (const one of alive) if (moved.has(one.rowId)) one.seenAt = now
    const others = Map.groupBy(
      alive.filter(({ rowId }) => !moved.has(rowId)),
      (one) => cutSince.get(one) ?? null,
    )
    for (const [since, ones] of others) await renew(ones, since, now)
    for (const one of alive) one.hasAnswered = false
  }

  async function renew(ones: readonly Attending[], cutOffSince: Date | null, now: Date): Promise<void> {
    const renewals = ones.map((one) => ({ ...signOf(one), nextId: newRowId(one.connection) }))
    const begun = await db.transaction((tx) => renewPresence(tx, renewals, cutOffSince, now))
    for (const [index, one] of ones.entries()) {
      const { nextId } = renewals[index]!
      if (!begun.has(nextId)) continue
      Object.assign(one, { rowId: nextId, isCutOff: cutOffSince !== null, seenAt: now })
      // It has closed meanwhile, but that closed its previous row.
      if (attending.get(one.connection.id) !== one) await closePresence(db, [signOf(one)], null)
    }
    for (const id of new Set(ones.map(({ consultationId }) => consultationId))) onChange(id)
  }

  /**
   * Sends messages only to connections that are present: a silent one would read what its user does not pay for. Its
   * page requests the missed messages later.
   */
  function tellOnlyWhoListens(now: Date): void {
    for (const one of attending.values()) {
      const isListening = !isStale(one.seenAt, now)
      if (isListening === one.isListening) continue
      one.isListening = isListening
      const room = talkRoom(one.consultationId)
      if (isListening) one.connection.enter(room)
      else one.connection.leave(room)
    }
  }

  return {
    enter,
    attend,
    /** Makes the connection take part when the request is accepted, by whichever process. */
    ask(connection: LiveConnection, consultationId: string): void {
      if (attending.get(connection.id)?.consultationId === consultationId) return
      takeOut(asking, connection.id)
      asking.set(connection.id, {
        connection,
        consultationId,
        stopListening: connection.onClose(() => asking.delete(connection.id)),
      })
      connection.enter(talkRoom(consultationId))
    },
    /** Returns the part of a connection in a consultation, as far as this process knows. */
    partOf: (connection: LiveConnection): Part | undefined => attending.get(connection.id),
    consultations: (): string[] => [
      ...new Set([...attending.values(), ...asking.values()].map(({ consultationId }) => consultationId)),
    ],
    /** Forgets a consultation that is over. */
    forget(consultationId: string): void {
      for (const [id, one] of [...attending, ...asking]) if (one.consultationId === consultationId) stop(id)
    },
    /** Applies state changes that other processes have made to the consultations of our connections. */
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
    /** Writes the presence, then sends beats to the rest. One at a time, since each run may begin new rows. */
    tick: (): Promise<void> =>
      inOrder('tick', async () => {
        if (attending.size === 0) return void (writtenAt = null)
        askSilent()
        // While this is awaited, a stalled process reads what its sockets received.
        const now = await sharedClock.now(db.urgent)
        await writeDown(now)
        tellOnlyWhoListens(now)
      }),
    /** Closes the presence of all connections when this process stops. */
    async close(): Promise<void> {
      const all = [...attending.values()]
      for (const { connection } of all) stop(connection.id)
      if (all.length > 0) await closePresence(db, all.map(signOf), await sharedClock.now(db))
    },
  }
}

type Listening = { connection: LiveConnection; consultationId: string; stopListening: () => void }

function takeOut(listening: Map<string, Listening>, connectionId: string): void {
  const one = listening.get(connectionId)
  if (!one) return
  one.stopListening()
  one.connection.leave(talkRoom(one.consultationId))
  listening.delete(connectionId)
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
