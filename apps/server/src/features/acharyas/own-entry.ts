import { notFound, toRupees } from '@sankalp/contract'
import type { AcharyaProfile, setMyAcharyaProfile } from '@sankalp/contract/acharya-profile'
import type { Parsed } from '@sankalp/contract/endpoint'
import { portraitOf } from '../../platform/illustrations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/db/db.ts'
import { findByUserIds } from './acharyas.repository.ts'
import { searchedOf } from './acharyas.service.ts'
import * as repository from './own-entry.repository.ts'
import { readPause } from './pause.repository.ts'

type Change = Parsed<(typeof setMyAcharyaProfile)['body']>

export type OwnEntries = ReturnType<typeof createOwnEntries>

/** Creates the service through which acharyas read and change their own entry. */
export function createOwnEntries({ db, clock }: { db: Db; clock: Clock }) {
  async function find(from: Queryable, userId: string) {
    const [row] = await findByUserIds(from, [userId])
    if (!row) throw notFound()
    return row
  }

  async function getProfile(userId: string, from: Queryable = db): Promise<AcharyaProfile> {
    const row = await find(from, userId)
    return {
      acharyaId: row.id,
      name: row.name,
      profilePic: row.pictureKey && `/media/${row.pictureKey}`,
      portrait: portraitOf(row.portrait),
      astrologerType: row.astrologerType,
      practisingSince: row.practisingSince,
      languages: row.languages,
      specialities: row.specialities,
      about: row.bio,
      rates: {
        chat: toRupees(row.chatPaisePerMinute),
        audio: toRupees(row.audioPaisePerMinute),
        video: toRupees(row.videoPaisePerMinute),
      },
    }
  }

  /** Requests and consultations store their price in their own row, so a change applies only to later ones. */
  function setProfile(userId: string, { languages, specialities, about, rates }: Change): Promise<AcharyaProfile> {
    return db.transaction(async (tx) => {
      const { name, astrologerType } = await find(tx, userId)
      const entry = {
        languages,
        specialities,
        bio: about,
        chatPaisePerMinute: rates.chat * 100,
        audioPaisePerMinute: rates.audio * 100,
        videoPaisePerMinute: rates.video * 100,
        searchText: searchedOf({ name, astrologerType, specialities, languages }),
      }
      await repository.saveOwnEntry(tx, userId, entry, clock.now())
      return getProfile(userId, tx)
    })
  }

  async function setQuickReplies(userId: string, replies: readonly string[]): Promise<string[]> {
    await db.transaction((tx) => repository.replaceQuickReplies(tx, userId, replies))
    return repository.listQuickReplies(db, userId)
  }

  return {
    getProfile: (userId: string) => getProfile(userId),
    setProfile,
    getQuickReplies: (userId: string) => repository.listQuickReplies(db, userId),
    setQuickReplies,
    getConsole: (userId: string) => readPause(db, userId),
    eraseFor: repository.eraseOwn,
  }
}
