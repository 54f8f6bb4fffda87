import type { Feature } from '../../platform/feature.ts'
import type { Log } from '../../platform/log.ts'
import type { OnlineBoard } from '../../platform/live/online-board.ts'
import type { LiveTimes } from '../../platform/live/times.ts'
import { serveOnlineAcharyas } from './acharyas.live.ts'
import { mountAcharyas, mountOwnEntries } from './acharyas.routes.ts'
import { type AcharyasNeeds, createAcharyas } from './acharyas.service.ts'
import { createOwnEntries } from './own-entry.ts'

type Needs = Omit<AcharyasNeeds, 'onlineUserIds'> & { log: Log; board: OnlineBoard; liveTimes?: LiveTimes }

export function createAcharyasFeature({ log, board, liveTimes, ...needs }: Needs) {
  const acharyas = createAcharyas({ ...needs, onlineUserIds: () => board.online() })
  const entries = createOwnEntries(needs)
  return {
    name: 'acharyas',
    service: acharyas,
    mount({ mount }) {
      mountAcharyas(mount, acharyas)
      mountOwnEntries(mount, entries)
    },
    live: (live) => serveOnlineAcharyas({ ...needs, live, board, acharyas, log, times: liveTimes }),
    async eraseFor(tx, userId) {
      await acharyas.eraseFor(tx, userId)
      await entries.eraseFor(tx, userId)
    },
    exportFor: async (userId) => ({
      ...(await acharyas.exportFor(userId)),
      quickReplies: await entries.getQuickReplies(userId),
    }),
  } satisfies Feature & Record<string, unknown>
}
