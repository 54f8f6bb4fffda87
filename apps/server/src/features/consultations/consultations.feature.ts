import type { Registry } from 'prom-client'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
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

/** So many are looked at in one turn; the rest in the next. */
const dueAtOnce = 200

export function createConsultationsFeature(needs: Needs) {
  const { db, sharedClock, log, board, findAcharya } = needs
  const isOnline = (userId: string) => board.online().includes(userId)
  /** What follows a call and need not be waited for: what fails is found again as due. */
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'a consultation was not looked after at once'))

  const metrics = createConsultationMetrics(needs.registry)
  const teller = createTeller()
  const lookSoon = (id: string) => inBackground(talks.look(id))
  const presence = createPresence({ db, sharedClock, log, onGone: lookSoon })
  const parts = createParts({ db, presence })
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
  const signalling = createSignalling({ ...needs, teller, parts, onFirstWord: lookSoon })
  const history = createHistory({ ...needs, talks, messages })
  const dakshina = createDakshina(needs)
  const wishes = createWishes(needs)
  const people = createPeople(needs)
  let sweep: ReturnType<typeof startSweep> | null = null

  /** Writes down who is there, hears what other processes did, and does what is due. */
  async function tick(): Promise<{ hasAny: boolean }> {
    await presence.tick()
    const ours = presence.consultations()
    if (ours.length > 0) await presence.follow(await repository.readStates(db, ours))
    const now = await sharedClock.now(db)
    for (const id of await repository.findDue(db, now, dueAtOnce)) await talks.look(id, { skipLocked: true })
    await queue.sweep(now)
    return { hasAny: ours.length > 0 || (await repository.hasOpen(db)) }
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
    /** Who is in a consultation now, for the lists of acharyas. */
    findBusy: () => repository.findBusy(db),
    readFigures: (acharyaIds: readonly string[]) => repository.readFigures(db, acharyaIds),
    /** Does at once what is done every second, for tests. */
    tick,
    /** Before an account is erased and its money settled. */
    endFor: requests.endFor,
    mount: ({ mount }) => mountConsultations(mount, { ...needs, history, dakshina, queue, wishes, isOnline }),
    live(live) {
      teller.use(live)
      sweep = startSweep({ log, times: needs.consultationTimes ?? consultationTimes, work: tick })
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
      await presence.close().catch((error: unknown) => log.debug({ err: error }, 'connections were not written off'))
    },
  } satisfies Feature & Record<string, unknown>
}
