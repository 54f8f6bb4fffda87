import type { OnlineAcharya } from '@sankalp/contract/live'
import type { Live } from '../../platform/live.ts'
import type { Log } from '../../platform/log.ts'
import type { OnlineBoard } from '../../platform/online-board.ts'
import type { Acharyas } from './acharyas.service.ts'

type OnlineNeeds = { live: Live; board: OnlineBoard; acharyas: Acharyas; log: Log }

/** An acharya is online while their console is connected. Browsers may ask who is, and are told of every change. */
export function serveOnlineAcharyas({ live, board, acharyas, log }: OnlineNeeds): void {
  live.server.on('connection', (socket) => {
    const { viewer } = socket.data
    if (viewer.role !== 'ROLE_ACHARYA') return
    board.come(viewer.userId)
    socket.on('disconnect', () => board.go(viewer.userId))
  })

  live.on('getOnlineAcharyas', async (_, { socket }) => {
    socket.emit('onlineAcharyasList', { acharyas: await acharyas.namesOf(board.online()) })
  })

  const known = new Map<string, OnlineAcharya>()
  /** Every process tells its own browsers. */
  async function tell(came: string[], went: string[]): Promise<void> {
    for (const acharya of await acharyas.namesOf(came)) {
      known.set(acharya.userId, acharya)
      live.server.local.emit('acharya:online', { acharya })
    }
    for (const userId of went) {
      // Their name from when they came: the account may be gone by now.
      const acharya = known.get(userId)
      known.delete(userId)
      if (acharya) live.server.local.emit('acharya:offline', { acharya })
    }
  }

  // One after the other: whoever comes and goes at once must not end as the first of the two.
  let queue = Promise.resolve()
  board.watch((came, went) => {
    queue = queue
      .then(() => tell(came, went))
      .catch((error: unknown) => log.warn({ err: error }, 'browsers were not told who came or went'))
  })
}
