import type { Language } from '@sankalp/contract'
import type { AcharyaLanguage, AcharyaSpeciality, AcharyaType } from '@sankalp/contract/acharya-keys'
import type { Meant } from '@sankalp/contract/search/vocabulary'
import type { Parameter, Queryable, Tx } from '../../platform/db/db.ts'
import { patternOf } from '../../platform/search-meant.ts'

type BothLanguages = Record<Language, string>

export type AcharyaRow = {
  id: string
  userId: string
  /** The account's own name and picture. */
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
export type NewAcharya = Omit<AcharyaRow, 'userName' | 'pictureKey'> & { searchText: string }

const columns = `acharya.id, user_id as "userId", user_account.name as "userName", picture_key as "pictureKey", acharya.name, bio,
  acharya.gender, astrologer_type as "astrologerType", languages, specialities, practising_since as "practisingSince", portrait,
  chat_paise_per_minute as "chatPaisePerMinute", audio_paise_per_minute as "audioPaisePerMinute",
  video_paise_per_minute as "videoPaisePerMinute"`

/** Acharyas who are listed and still have the role. */
const listed = `from acharya join user_account on user_account.id = user_id
  where listed and acharya.erased_at is null and role = 'ROLE_ACHARYA'`

/** The search filter. Null means no filter on that field. */
export type AcharyaFilter = {
  /** What the words of the search stand for. */
  meant: readonly Meant[]
  speciality: AcharyaSpeciality | null
  language: AcharyaLanguage | null
  gender: AcharyaRow['gender'] | null
  maxPaise: number | null
  ids: readonly string[] | null
}

/** Matches every word of the search and all chosen filters. */
const found = `${listed} and ' ' || search_text ~ all ($1::text[])
  and ($2::text is null or $2 = any (specialities)) and ($3::text is null or $3 = any (languages)) and ($4::text is null or acharya.gender = $4)
  and ($5::int is null or chat_paise_per_minute <= $5) and ($6::uuid[] is null or acharya.id = any ($6))`

function valuesOf({ meant, speciality, language, gender, maxPaise, ids }: AcharyaFilter): Parameter[] {
  return [meant.map(patternOf), speciality, language, gender, maxPaise, ids]
}

/** Lists every word by which an acharya is found. */
export async function listWords(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ word: string }>(
    `select distinct unnest(string_to_array(search_text, ' ')) as word ${listed}`,
  )
  return rows.map(({ word }) => word)
}

export async function countAcharyas(db: Queryable, filter: AcharyaFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count ${found}`, valuesOf(filter))
  return row?.count ?? 0
}

/** The order within online and within offline acharyas. `ids`: the order given in the filter. */
const orders = {
  experience: 'practising_since',
  priceUp: 'chat_paise_per_minute',
  priceDown: 'chat_paise_per_minute desc',
  ids: 'array_position($6::uuid[], acharya.id)',
} as const

type Order = { by: keyof typeof orders; online: readonly string[] }

/** Lists acharyas: `online` accounts first, then in the requested order, then those who have practised longest. */
export function listAcharyas(
  db: Queryable,
  filter: AcharyaFilter,
  { by, online }: Order,
  limit: number,
  offset: number,
): Promise<AcharyaRow[]> {
  return db.query<AcharyaRow>(
    `select ${columns} ${found} order by user_id = any ($7::uuid[]) desc, ${orders[by]}, practising_since, acharya.id limit $8 offset $9`,
    [...valuesOf(filter), online, limit, offset],
  )
}

/** Lists the ids, those who have practised longest first. */
export async function listIds(db: Queryable, filter: AcharyaFilter): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select acharya.id ${found} order by practising_since, acharya.id`,
    valuesOf(filter),
  )
  return rows.map(({ id }) => id)
}

/** Lists all acharyas who have a page, for search engines. */
export function listAcharyaPages(db: Queryable): Promise<{ id: string; updatedAt: Date }[]> {
  return db.query(`select acharya.id, acharya.updated_at as "updatedAt" ${listed} order by acharya.id`)
}

export async function findAcharya(db: Queryable, id: string): Promise<AcharyaRow | null> {
  const [row] = await db.query<AcharyaRow>(`select ${columns} ${listed} and acharya.id = $1`, [id])
  return row ?? null
}

export function findByUserIds(db: Queryable, userIds: readonly string[]): Promise<AcharyaRow[]> {
  return db.query<AcharyaRow>(
    `select ${columns} ${listed} and user_id = any ($1::uuid[]) order by practising_since, acharya.id`,
    [userIds],
  )
}

export type ToConsult = {
  id: string
  userId: string
  name: BothLanguages
  paisePerMinute: { Chat: number; 'Audio Call': number; 'Video Call': number }
}

/** Finds an acharya for a consultation, by the id of the entry or of the account. */
export async function findToConsult(db: Queryable, id: string): Promise<ToConsult | null> {
  const [row] = await db.query<AcharyaRow>(`select ${columns} ${listed} and (acharya.id = $1 or user_id = $1)`, [id])
  if (!row) return null
  const { userId, name, chatPaisePerMinute, audioPaisePerMinute, videoPaisePerMinute } = row
  return {
    id: row.id,
    userId,
    name,
    paisePerMinute: { Chat: chatPaisePerMinute, 'Audio Call': audioPaisePerMinute, 'Video Call': videoPaisePerMinute },
  }
}

/**
 * Inserts an acharya. An existing entry of the account stays unchanged, except that an entry from before the search
 * gets its search text.
 */
export async function insertAcharya(tx: Tx, acharya: NewAcharya, now: Date): Promise<void> {
  await tx.query(
    `insert into acharya (id, user_id, name, bio, gender, astrologer_type, languages, specialities, practising_since, portrait,
       chat_paise_per_minute, audio_paise_per_minute, video_paise_per_minute, search_text, created_at, updated_at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7::text[], $8::text[], $9, $10, $11, $12, $13, $14, $15, $15)
     on conflict (user_id) do update set search_text = excluded.search_text where acharya.search_text = '' and acharya.erased_at is null`,
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
      acharya.searchText,
      now,
    ],
  )
}

/** Clears the personal columns. The row stays, because others refer to it. */
export async function eraseAcharya(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update acharya set name = null, bio = null, gender = null, portrait = '', search_text = '', listed = false, updated_at = $2, erased_at = $2
      where user_id = $1 and erased_at is null`,
    [userId, now],
  )
}

/** Returns what is stored about an acharya beside the account, for the export. */
export async function readEntry(db: Queryable, userId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.query('select * from acharya where user_id = $1', [userId])
  return row ?? null
}
