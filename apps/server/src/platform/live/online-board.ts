import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import { shareBoard } from './shared-board.ts'
import { type LiveTimes, liveTimes } from './times.ts'

/** The users who are online, over all processes. Read from memory, so reading costs nothing. */
export type OnlineBoard = {
  /** Adds or removes one connection of a user to this process. */
  add(userId: string): void
  remove(userId: string): void
  online(): readonly string[]
  /** Calls `listener` from now on with the users who came or went since the last time. */
  onChange(listener: ChangeListener): void
  close(): Promise<void>
}
type ChangeListener = (came: string[], went: string[]) => void

type BoardTimes = Pick<LiveTimes, 'boardEveryMs' | 'boardAliveMs'>

/**
 * Creates the board. Without Redis there is one process, and the board is in its memory. While Redis is unreachable,
 * each process knows only its own users.
 */
export async function createOnlineBoard(
  redis: RedisClient | null,
  log: Log,
  times: BoardTimes = liveTimes,
): Promise<OnlineBoard> {
  const here = new Map<string, number>()
  let elsewhere = new Set<string>()
  let known = new Set<string>()
  const listeners: ChangeListener[] = []

  function update(): void {
    const now = new Set([...here.keys(), ...elsewhere])
    const came = [...now].filter((userId) => !known.has(userId))
    const went = [...known].filter((userId) => !now.has(userId))
    known = now
    if (came.length + went.length > 0) for (const listener of listeners) listener(came, went)
  }

  function setElsewhere(userIds: string[]): void {
    elsewhere = new Set(userIds)
    update()
  }
  const shared = redis && (await shareBoard(redis, log, times, { listOurs: () => [...here.keys()], setElsewhere }))

  function count(userId: string, step: number): void {
    const connections = (here.get(userId) ?? 0) + step
    if (connections > 0) here.set(userId, connections)
    else here.delete(userId)
    update()
    shared?.announce()
  }

  return {
    add: (userId) => count(userId, 1),
    remove: (userId) => count(userId, -1),
    online: () => [...known],
    onChange: (listener) => void listeners.push(listener),
    close: async () => shared?.close(),
  }
}
