import { randomUUID } from 'node:crypto'
import { DomainError, notFound, toRupees } from '@sankalp/contract'
import * as contract from '@sankalp/contract/consultations'
import { talkKinds } from '@sankalp/contract/live/consultations'
import { affordableMinutes } from '@sankalp/contract/meter'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { IceSettings } from '../../platform/settings.ts'
import { makeChatPicture } from './chat-picture.ts'
import { findBusy } from './consultations.repository.ts'
import type { Dakshina } from './dakshina.ts'
import type { History } from './history.ts'
import { iceServersFor } from './ice-servers.ts'
import { insertPicture } from './messages.repository.ts'
import type { FindAcharya, WalletForConsultations } from './ports.ts'
import { countWaiting } from './queue.repository.ts'
import type { Queue } from './queue.ts'
import type { createWishes } from './wishes.ts'

type Needs = {
  db: Db
  clock: Clock
  storage: Storage
  ice: IceSettings
  history: History
  dakshina: Dakshina
  queue: Queue
  wishes: ReturnType<typeof createWishes>
  wallet: WalletForConsultations
  findAcharya: FindAcharya
  isOnline: (userId: string) => boolean
}

const success = { success: true } as const

export function mountConsultations(
  mount: Mount,
  { db, clock, storage, ice, history, dakshina, queue, wishes, wallet, findAcharya, isOnline }: Needs,
): void {
  mount(contract.getRunningConsultation, async ({ viewer }) => ({ consultation: await history.running(viewer.userId) }))
  mount(contract.getConsultations, ({ viewer, query }) => history.past(viewer.userId, query))
  mount(contract.getConsultation, ({ viewer, params }) => history.details(params.consultationId, viewer.userId))
  mount(contract.deleteTranscript, async ({ viewer, params }) => {
    await history.deleteTranscript(params.consultationId, viewer.userId)
    return success
  })
  mount(contract.rateConsultation, async ({ viewer, params, body }) => {
    await history.rate(params.consultationId, viewer.userId, body.stars, body.review)
    return success
  })
  mount(contract.giveConsultationDakshina, ({ tx, viewer, params, body }) =>
    dakshina.give(tx, params.consultationId, viewer.userId, body.amount),
  )
  mount(contract.reportConsultation, async ({ viewer, params, body }) => {
    await history.report(params.consultationId, viewer.userId, body.reason, body.text)
    return success
  })
  mount(contract.blockPerson, async ({ viewer, params }) => {
    await history.setBlocked(params.consultationId, viewer.userId, true)
    return success
  })
  mount(contract.unblockPerson, async ({ viewer, params }) => {
    await history.setBlocked(params.consultationId, viewer.userId, false)
    return success
  })
  mount(contract.uploadChatPicture, async ({ viewer, file }) => {
    if (!file) throw new DomainError('PICTURE_MISSING', {})
    const { bytes, width, height } = await makeChatPicture(file.bytes)
    const pictureId = randomUUID()
    const storageKey = `private/chat/${randomUUID()}.jpg`
    await storage.write(storageKey, bytes)
    await insertPicture(db, { id: pictureId, userId: viewer.userId, storageKey, width, height }, clock.now())
    return { pictureId, width, height }
  })
  mount(contract.getRates, async ({ viewer, params }) => {
    const acharya = await findAcharya(db, params.id)
    if (!acharya) throw notFound()
    const available = await wallet.readAvailable(db, viewer.userId)
    return {
      available: toRupees(available),
      rates: talkKinds.map((talk) => {
        const paise = acharya.paisePerMinute[talk]
        return { talk, perMinute: toRupees(paise), minutes: affordableMinutes(available, paise) }
      }),
      online: isOnline(acharya.userId),
      busy: (await findBusy(db)).includes(acharya.userId),
      waiting: await countWaiting(db, acharya.id),
    }
  })
  mount(contract.getConsultationReviews, ({ params, query }) => history.reviews(params.id, query))
  mount(contract.getQueuePlaces, async ({ viewer }) => ({ queues: await queue.placesFor(viewer.userId) }))
  mount(contract.getWaitingForMe, async ({ viewer }) => ({ waiting: await queue.waitingFor(viewer.userId) }))
  mount(contract.getWaits, async () => ({ waits: await queue.waits() }))
  mount(contract.getOnlineWishes, async ({ viewer }) => ({ acharyas: await wishes.list(viewer.userId) }))
  mount(contract.tellMeWhenOnline, async ({ viewer, params }) => {
    await wishes.add(params.id, viewer.userId)
    return success
  })
  mount(contract.stopTellingMe, async ({ viewer, params }) => {
    await wishes.remove(params.id, viewer.userId)
    return success
  })
  mount(contract.getIceServers, ({ viewer }) => iceServersFor(ice, viewer.userId, clock.now()))
}
