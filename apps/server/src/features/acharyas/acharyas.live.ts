import type { OnlineAcharya } from '@sankalp/contract/live/acharyas'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { createAttendance } from '../../platform/live/attendance.ts'
import type { Live } from '../../platform/live/live.ts'
import type { OnlineBoard } from '../../platform/live/online-board.ts'
import { type LiveTimes, liveTimes } from '../../platform/live/times.ts'
import type { Log } from '../../platform/log.ts'
import type { Acharyas } from './acharyas.service.ts'
import { endPause, isPaused, readPause, setPause } from './pause.repository.ts'

type OnlineNeeds = {
  db: Db
  clock: Clock
  live: Live
  board: OnlineBoard
  acharyas: Acharyas
  log: Log
  times?: LiveTimes
  findBusy: () => Promise<readonly string[]>
}

/**
 * Tracks which acharyas are online: those with a connected console that is switched on. Browsers may request the list
 * and receive every change.
 */
export function serveOnlineAcharyas({
  db,
  clock,
  findBusy,
  live,
  board,
  acharyas,
  log,
  times = liveTimes,
}: OnlineNeeds): void {
  const attendance = createAttendance(board, times)
  live.on('acharya:switch', async ({ on, isReturning }, { viewer, connection }) => {
    const { userId } = viewer
    if (on && isReturning && (await isPaused(db, userId))) return { on: false }
    if (on && !isReturning) {
      await endPause(db, userId)
      live.tellOthers(connection, [userId], 'acharya:console', await readPause(db, userId))
    }
    if (on) attendance.begin(connection)
    else attendance.end(connection)
    return { on }
  })

  live.on('acharya:pause', async ({ on }, { viewer, connection }) => {
    const { userId } = viewer
    if (on) await setPause(db, userId, !(await findBusy()).includes(userId), clock.now())
    else await endPause(db, userId)
    const state = await readPause(db, userId)
    live.tellOthers(connection, [userId], 'acharya:console', state)
    return state
  })

  live.on('getOnlineAcharyas', async (_, { connection }) => {
    connection.tell('onlineAcharyasList', { acharyas: await acharyas.namesOf(board.online()) })
  })

  const names = new Map<string, OnlineAcharya>()
  /** Every process notifies its own browsers. */
  async function tellEveryone(came: string[], went: string[]): Promise<void> {
    for (const acharya of await acharyas.namesOf(came)) {
      names.set(acharya.userId, acharya)
      live.tellEveryoneHere('acharya:online', { acharya })
    }
    for (const userId of went) {
      // Use the name from when they came online: the account may be gone by now.
      const acharya = names.get(userId)
      names.delete(userId)
      if (acharya) live.tellEveryoneHere('acharya:offline', { acharya })
    }
  }

  // Handle changes one after the other: an acharya who comes and goes quickly must not end up in the wrong state.
  let queue = Promise.resolve()
  board.onChange((came, went) => {
    queue = queue
      .then(() => tellEveryone(came, went))
      .catch((error: unknown) => log.warn({ err: error }, 'could not announce to browsers which acharyas came or went'))
  })
}
