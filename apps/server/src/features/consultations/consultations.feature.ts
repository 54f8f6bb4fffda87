import type { Registry } from 'prom-client'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Live } from '../../platform/live/live.ts'
import type { OnlineBoard } from '../../platform/live/online-board.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { IceSettings } from '../../platform/settings.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { serveConsultations } from './consultations.live.ts'
import { createConsultationMetrics } from './consultations.metrics.ts'
import * as repository from './consultations.repository.ts'
import { mountConsultations } from './consultations.routes.ts'
import { createDakshina } from './dakshina.ts'
import { createHistory } from './history.ts'
import { createMessages } from './messages.ts'
import { createParts } from './parts.ts'
import { createPeople } from './people.ts'
import type { FindAcharya, Notify, Pauses, PoojaCalls, RateConsultation, WalletForConsultations } from './ports.ts'
import { createPresence } from './presence.ts'
import { createQueue } from './queue.ts'
import { createReadiness } from './readiness.ts'
import { createRequests } from './requests.ts'
import { createSignalling } from './signalling.ts'
import { type ConsultationTimes, consultationTimes, startSweep } from './sweep.ts'
import { createTalks } from './talks.ts'
import { createTeller } from './teller.ts'
import { createWishes } from './wishes.ts'

type Needs = {
  db: Db
  clock: Clock
  sharedClock: SharedClock
  log: Log
  registry: Registry
  secrets: Secrets
  storage: Storage
  board: OnlineBoard
  ice: IceSettings
  wallet: WalletForConsultations
  findAcharya: FindAcharya
  poojaCalls: PoojaCalls | null
  notify: Notify | null
  pauses: Pauses
  keepRating: RateConsultation
  consultationTimes?: ConsultationTimes
}

/** How many due consultations one turn handles; the rest wait for the next. */
const dueAtOnce = 200

export function createConsultationsFeature(needs: Needs) {
  const { db, sharedClock, log, board, findAcharya } = needs
  const isOnline = (userId: string) => board.online().includes(userId)
  /** Runs work that a call need not wait for. If it fails, the next tick finds it as due. */
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'could not process a consultation immediately'))

  let channel: Live | null = null
  const metrics = createConsultationMetrics(needs.registry)
  const teller = createTeller()
  const lookSoon = (id: string) => inBackground(talks.look(id))
  const presence = createPresence({ db, sharedClock, log, onChange: lookSoon, aloneMs: () => channel?.aloneMs() ?? 0 })
  const readiness = createReadiness({ db, sharedClock, onReady: (id) => inBackground(talks.look(id, { tells: true })) })
  const parts = createParts({ db, presence, readiness })
  const queue = createQueue({ ...needs, teller, isOnline })
  const talks = createTalks({
    ...needs,
    teller,
    metrics,
    onOver: (id) => presence.forget(id),
    onFree: (acharyaId) => inBackground(queue.advance(acharyaId)),
  })
  const requests = createRequests({ ...needs, teller, talks, presence, metrics, isOnline })
  const messages = createMessages({ ...needs, teller, parts, metrics, onFirstWord: lookSoon })
  const signalling = createSignalling({ ...needs, teller, parts, readiness })
  const history = createHistory({ ...needs, talks, messages })
  const dakshina = createDakshina(needs)
  const wishes = createWishes(needs)
  const people = createPeople(needs)
  const times = needs.consultationTimes ?? consultationTimes
  let sweep: ReturnType<typeof startSweep> | null = null

  let writtenAtMs = 0
  async function write(): Promise<void> {
    writtenAtMs = performance.now()
    await presence.tick()
  }

  /** Reads what other processes have done and does what is due. */
  async function look(): Promise<{ hasAny: boolean }> {
    const ours = presence.consultations()
    if (ours.length > 0) await presence.follow(await repository.readStates(db, ours))
    const now = await sharedClock.now(db)
    for (const id of await repository.findDue(db, now, dueAtOnce)) {
      await talks.look(id, { skipLocked: true })
      // Write the presence every second, however many consultations are due.
      if (performance.now() - writtenAtMs > times.tickMs) await write()
    }
    await queue.sweep(now)
    return { hasAny: ours.length > 0 || (await repository.hasOpen(db)) }
  }

  async function tick(): Promise<unknown> {
    await write()
    return look()
  }

  async function welcome(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) {
      const acharya = await findAcharya(db, userId)
      if (!acharya) continue
      await wishes.fulfil(acharya)
      await queue.advance(acharya.id)
    }
  }

  return {
    name: 'consultations',
    /** Returns the acharyas in a consultation now, for the lists of acharyas. */
    findBusy: () => repository.findBusy(db),
    readFigures: (acharyaIds: readonly string[]) => repository.readFigures(db, acharyaIds),
    /** Runs at once what otherwise runs every second, for tests and the demo's history. */
    tick,
    /** Only writes down who is present. */
    beat: write,
    /** Runs before an account is erased and its money settled. */
    endFor: requests.endFor,
    mount: ({ mount }) => mountConsultations(mount, { ...needs, history, dakshina, queue, wishes, isOnline }),
    live(live) {
      channel = live
      teller.use(live)
      sweep = startSweep({ log, times, write, look })
      serveConsultations(live, {
        db,
        sharedClock,
        requests,
        talks,
        messages,
        signalling,
        queue,
        presence,
        parts,
        wake: () => sweep?.wake(),
      })
      board.onChange((came) => inBackground(welcome(came)))
    },
    eraseFor: people.eraseFor,
    exportFor: people.exportFor,
    tidy: () => people.tidy(),
    async close() {
      await sweep?.close()
      await presence
        .close()
        .catch((error: unknown) => log.debug({ err: error }, 'could not record the end of connections'))
    },
  } satisfies Feature & Record<string, unknown>
}
