import type { Language } from '@sankalp/contract'
import type { AcharyaLanguage, AcharyaSpeciality, AcharyaType } from '@sankalp/contract/acharya-keys'
import type { Queryable, Tx } from '../../platform/db/db.ts'

type BothLanguages = Record<Language, string>

export type AcharyaRow = {
  id: string
  userId: string
  /** Their account's own name and picture. */
  userName: string | null
  pictureKey: string | null
  name: BothLanguages
  bio: BothLanguages
  gender: 'Male' | 'Female' | 'Other'
  astrologerType: AcharyaType
  languages: AcharyaLanguage[]
  specialities: AcharyaSpeciality[]
  practisingSince: number
  portrait: string
  chatPaisePerMinute: number
  audioPaisePerMinute: number
  videoPaisePerMinute: number
}
export type NewAcharya = Omit<AcharyaRow, 'userName' | 'pictureKey'>

const columns = `acharya.id, user_id as "userId", user_account.name as "userName", picture_key as "pictureKey", acharya.name, bio,
  acharya.gender, astrologer_type as "astrologerType", languages, specialities, practising_since as "practisingSince", portrait,
  chat_paise_per_minute as "chatPaisePerMinute", audio_paise_per_minute as "audioPaisePerMinute",
  video_paise_per_minute as "videoPaisePerMinute"`

/** Who is listed, and is still an acharya. */
const listed = `from acharya join user_account on user_account.id = user_id
  where listed and acharya.erased_at is null and role = 'ROLE_ACHARYA'`

export async function countAcharyas(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count ${listed}`)
  return row?.count ?? 0
}

/** Those of `onlineUserIds` first, and in each half those who have practised longest. */
export function listAcharyas(db: Queryable, onlineUserIds: readonly string[], limit: number, offset: number): Promise<AcharyaRow[]> {
  return db.query<AcharyaRow>(
    `select ${columns} ${listed} order by user_id = any ($1::uuid[]) desc, practising_since, acharya.id limit $2 offset $3`,
    [onlineUserIds, limit, offset],
  )
}

export async function findAcharya(db: Queryable, id: string): Promise<AcharyaRow | null> {
  const [row] = await db.query<AcharyaRow>(`select ${columns} ${listed} and acharya.id = $1`, [id])
  return row ?? null
}

export function findByUserIds(db: Queryable, userIds: readonly string[]): Promise<AcharyaRow[]> {
  return db.query<AcharyaRow>(`select ${columns} ${listed} and user_id = any ($1::uuid[]) order by practising_since, acharya.id`, [userIds])
}

/** One whose account has an entry already stays as they are. */
export async function insertAcharya(tx: Tx, acharya: NewAcharya, now: Date): Promise<void> {
  await tx.query(
    `insert into acharya (id, user_id, name, bio, gender, astrologer_type, languages, specialities, practising_since, portrait,
       chat_paise_per_minute, audio_paise_per_minute, video_paise_per_minute, created_at, updated_at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7::text[], $8::text[], $9, $10, $11, $12, $13, $14, $14)
     on conflict (user_id) do nothing`,
    [
      acharya.id,
      acharya.userId,
      JSON.stringify(acharya.name),
      JSON.stringify(acharya.bio),
      acharya.gender,
      acharya.astrologerType,
      acharya.languages,
      acharya.specialities,
      acharya.practisingSince,
      acharya.portrait,
      acharya.chatPaisePerMinute,
      acharya.audioPaisePerMinute,
      acharya.videoPaisePerMinute,
      now,
    ],
  )
}

/** Empties what is about a person; the row stays for what points to it. */
export async function eraseAcharya(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update acharya set name = null, bio = null, gender = null, portrait = '', listed = false, updated_at = $2, erased_at = $2
      where user_id = $1 and erased_at is null`,
    [userId, now],
  )
}

/** What we keep about an acharya beside their account, as it is stored. */
export async function readEntry(db: Queryable, userId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.query('select * from acharya where user_id = $1', [userId])
  return row ?? null
}
