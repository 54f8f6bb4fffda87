import { type Language, notFound, toRupees } from '@sankalp/contract'
import type { Acharya } from '@sankalp/contract/acharyas'
import { acharyaLanguageNames, acharyaSpecialityNames, acharyaTypeNames } from '@sankalp/content/acharyas-texts'
import type { OnlineAcharya } from '@sankalp/contract/live'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Page, pageOf } from '../../platform/paging.ts'
import * as repository from './acharyas.repository.ts'

type AcharyasNeeds = {
  db: Db
  clock: Clock
  /** The accounts that are connected to the live channel now. */
  onlineUserIds: () => readonly string[]
}
/** An acharya as the catalogue gets them. */
export type AcharyaEntry = repository.NewAcharya
export type Acharyas = ReturnType<typeof createAcharyas>

export function createAcharyas({ db, clock, onlineUserIds }: AcharyasNeeds) {
  async function getAllAcharya(asked: { page: number; pageSize: number }, language: Language): Promise<Page<Acharya>> {
    const online = onlineUserIds()
    const total = await repository.countAcharyas(db)
    return pageOf({ ...asked, total }, async (limit, offset) => {
      const rows = await repository.listAcharyas(db, online, limit, offset)
      return rows.map((row) => toAcharya(row, language, online))
    })
  }

  async function getAcharyaById(id: string, language: Language): Promise<Acharya> {
    const row = await repository.findAcharya(db, id)
    if (!row) throw notFound()
    return toAcharya(row, language, onlineUserIds())
  }

  /** Of these accounts, those of listed acharyas, as the live channel names them. */
  async function namesOf(userIds: readonly string[]): Promise<OnlineAcharya[]> {
    if (userIds.length === 0) return []
    const rows = await repository.findByUserIds(db, userIds)
    return rows.map((row) => ({ userId: row.userId, userName: userName(row), profilePic: picture(row) }))
  }

  function toAcharya(row: repository.AcharyaRow, language: Language, online: readonly string[]): Acharya {
    const profilePic = picture(row)
    return {
      _id: row.id,
      name: row.name[language],
      image: profilePic ?? 'false',
      portrait: row.portrait,
      astrologerType: acharyaTypeNames[row.astrologerType][language],
      experience: Math.max(0, clock.now().getUTCFullYear() - row.practisingSince),
      gender: row.gender,
      bio: row.bio[language],
      userId: row.userId,
      userName: userName(row),
      profilePic,
      chatPerMinutes: toRupees(row.chatPaisePerMinute),
      audioPerMinutes: toRupees(row.audioPaisePerMinute),
      videoPerMinutes: toRupees(row.videoPaisePerMinute),
      languages: row.languages.map((key) => acharyaLanguageNames[key][language]),
      specialities: row.specialities.map((key) => acharyaSpecialityNames[key][language]),
      // Both come from paid sessions, and there is no such thing yet.
      rating: null,
      sessions: 0,
      online: online.includes(row.userId),
    }
  }

  return {
    getAllAcharya,
    getAcharyaById,
    namesOf,
    eraseFor: (tx: Tx, userId: string) => repository.eraseAcharya(tx, userId, clock.now()),
    exportFor: (userId: string) => repository.readEntry(db, userId),
  }
}

/** Adds an acharya to an account; one who is there already stays as they are. */
export async function addAcharya(tx: Tx, entry: AcharyaEntry, now: Date): Promise<void> {
  await repository.insertAcharya(tx, entry, now)
}

function picture({ pictureKey }: repository.AcharyaRow): string | null {
  return pictureKey && `/media/${pictureKey}`
}

function userName(row: repository.AcharyaRow): string {
  return row.userName ?? row.name.en
}
