import type { AcharyaLanguage, AcharyaSpeciality } from '@sankalp/contract/acharya-keys'
import type { Queryable, Tx } from '../../platform/db/db.ts'

/** The fields that acharyas may change in their own entry. */
export type OwnEntry = {
  languages: readonly AcharyaLanguage[]
  specialities: readonly AcharyaSpeciality[]
  bio: { en: string; hin: string }
  chatPaisePerMinute: number
  audioPaisePerMinute: number
  videoPaisePerMinute: number
  searchText: string
}

export async function saveOwnEntry(tx: Tx, userId: string, entry: OwnEntry, now: Date): Promise<void> {
  await tx.query(
    `update acharya set languages = $2::text[], specialities = $3::text[], bio = $4::jsonb, chat_paise_per_minute = $5,
       audio_paise_per_minute = $6, video_paise_per_minute = $7, search_text = $8, updated_at = $9 where user_id = $1 and erased_at is null`,
    [
      userId,
      entry.languages,
      entry.specialities,
      JSON.stringify(entry.bio),
      entry.chatPaisePerMinute,
      entry.audioPaisePerMinute,
      entry.videoPaisePerMinute,
      entry.searchText,
      now,
    ],
  )
}

export async function listQuickReplies(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ body: string }>(
    'select body from acharya_quick_reply where user_id = $1 order by position',
    [userId],
  )
  return rows.map(({ body }) => body)
}

export async function replaceQuickReplies(tx: Tx, userId: string, replies: readonly string[]): Promise<void> {
  // Two devices may save at once: the lock on the account's row makes the second one wait.
  await tx.query('select 1 from user_account where id = $1 for update', [userId])
  await tx.query('delete from acharya_quick_reply where user_id = $1', [userId])
  if (replies.length === 0) return
  await tx.query(
    'insert into acharya_quick_reply (user_id, position, body) select $1, number - 1, body from unnest($2::text[]) with ordinality as written (body, number)',
    [userId, replies],
  )
}

export async function eraseOwn(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from acharya_quick_reply where user_id = $1', [userId])
  await tx.query('delete from acharya_pause where user_id = $1', [userId])
}
