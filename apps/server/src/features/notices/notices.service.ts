import { ECDH, randomUUID } from 'node:crypto'
import { DomainError, type Language, type Role } from '@sankalp/contract'
import {
  type NoticeChannel,
  type SwitchedKind,
  channelsOf,
  isOnAtFirst,
  kindsFor,
  pushDevicesPerPerson,
} from '@sankalp/contract/notice-rules'
import type { NoticeSettings } from '@sankalp/contract/notices'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { PushGateway } from '../../platform/gateways/push/push.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { eraseNamesAbout, eraseNoticesOf, forgetNoticesBefore, listNoticesOf } from './deliveries.repository.ts'
import * as repository from './notices.repository.ts'

/** How long a notice is kept after it was useful. */
const keptDays = 90

type Needs = {
  db: Db
  clock: Clock
  push: PushGateway | null
  findEmail: (userId: string) => Promise<string | null>
  findRunningSessions: (sessionIds: readonly string[]) => Promise<string[]>
}
type Change = { settings: repository.SettingRow[]; language?: Language | undefined }
type Sent = { endpoint: string; keys: { p256dh: string; auth: string } }
type Who = Pick<Viewer, 'userId' | 'role'>

export type Notices = ReturnType<typeof createNotices>

export function createNotices({ db, clock, push, findEmail, findRunningSessions }: Needs) {
  async function getNoticeSettings({ userId, role }: Who): Promise<NoticeSettings> {
    const [switched, language, email, subscriptions] = await Promise.all([
      repository.listSettings(db, userId),
      repository.findLanguage(db, userId),
      findEmail(userId),
      repository.listSubscriptions(db, userId),
    ])
    const running = await findRunningSessions(subscriptions.map(({ sessionId }) => sessionId))
    return {
      settings: settingsOf(role, switched),
      language,
      email,
      pushOffered: push !== null,
      devices: subscriptions.filter(({ sessionId }) => running.includes(sessionId)).length,
    }
  }

  /** `reads`: the language in which the caller reads the site. */
  async function setNoticeSettings(who: Who, change: Change, reads: Language): Promise<NoticeSettings> {
    const { settings, language } = change
    await db.transaction(async (tx) => {
      for (const setting of settings) await repository.saveSetting(tx, who.userId, setting)
      if (language) await repository.saveLanguage(tx, who.userId, language)
      // Nothing was booked that could tell its language.
      else if (settings.some(({ kind, on }) => on && !isOnAtFirst(kind)))
        await repository.saveFirstLanguage(tx, who.userId, reads)
    })
    return getNoticeSettings(who)
  }

  async function subscribePush({ userId, sessionId }: Viewer, { endpoint, keys }: Sent): Promise<void> {
    if (!push) throw new DomainError('PUSH_NOT_OFFERED', {})
    if (!push.knows(endpoint)) throw new DomainError('PUSH_SERVICE_UNKNOWN', {})
    if (!isCurvePoint(keys.p256dh))
      throw new DomainError('INVALID_INPUT', { fields: [{ field: 'keys.p256dh', problem: 'invalid' }] })
    await db.transaction(async (tx) => {
      await repository.saveSubscription(tx, {
        id: randomUUID(),
        userId,
        sessionId,
        endpoint,
        ...keys,
        renewedAt: clock.now(),
      })
      await repository.forgetOldest(tx, userId, pushDevicesPerPerson)
    })
  }

  return {
    getNoticeSettings,
    setNoticeSettings,
    getPushKey: (): string | null => push?.publicKey ?? null,
    subscribePush,
    unsubscribePush: (userId: string, endpoint: string) => repository.removeEndpoint(db, userId, endpoint),
    eraseFor: async (tx: Tx, userId: string): Promise<void> => {
      await eraseNoticesOf(tx, userId)
      await repository.eraseReader(tx, userId)
    },
    eraseAbout: (tx: Tx, ids: readonly string[]) => eraseNamesAbout(tx, ids),
    async exportFor(userId: string) {
      const subscriptions = await repository.listSubscriptions(db, userId)
      return {
        switched: await repository.listSettings(db, userId),
        language: await repository.findLanguage(db, userId),
        browsers: subscriptions.map(({ endpoint, renewedAt }) => ({ service: new URL(endpoint).hostname, renewedAt })),
        told: await listNoticesOf(db, userId),
      }
    },
    listWanting: (kind: SwitchedKind, after: string | null, most: number) =>
      repository.listWanting(db, kind, after, most),
    tidy: () => forgetNoticesBefore(db, later(clock.now(), -keptDays * 24 * 3600)),
  }
}

function settingsOf(role: Role, switched: readonly repository.SettingRow[]): NoticeSettings['settings'] {
  return kindsFor(role === 'ROLE_ACHARYA').map((kind) => {
    const isOn = (channel: NoticeChannel) =>
      channelsOf(kind).includes(channel) &&
      (switched.find((row) => row.kind === kind && row.channel === channel)?.on ?? isOnAtFirst(kind))
    return { kind, mail: isOn('mail'), push: isOn('push') }
  })
}

/** Checks that the key is a point of the curve: only then can a push be encrypted. */
function isCurvePoint(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}
