import type { Role } from '@sankalp/contract'
import type { OperatorStep } from '@sankalp/contract/operator-rights'
import type { Parameter } from '../../src/platform/db/db.ts'

type Queries = { query(sql: string, parameters?: Parameter[]): Promise<unknown> }

/**
 * Gives an account a role, and an operator a permission. An acharya also gets a catalogue entry under the id of the
 * account, because no API call creates one yet; it is the newest of all, so that the first page of other lists does not
 * change.
 */
export async function setRole(db: Queries, userId: string, role: Role, step: OperatorStep = 'finance'): Promise<void> {
  await db.query('update user_account set role = $2, operator_step = $3 where id = $1', [
    userId,
    role,
    role === 'ROLE_ADMIN' ? step : null,
  ])
  if (role !== 'ROLE_ACHARYA') return
  await db.query(
    `insert into acharya (id, user_id, name, bio, gender, astrologer_type, languages, specialities, practising_since, portrait,
       chat_paise_per_minute, audio_paise_per_minute, video_paise_per_minute, created_at, updated_at)
     select $1, $1, '{"en": "Test", "hin": "परीक्षा"}', '{"en": "Test", "hin": "परीक्षा"}', 'Other', astrologer_type, languages, specialities, 2100, portrait,
       chat_paise_per_minute, audio_paise_per_minute, video_paise_per_minute, created_at, updated_at
     from acharya order by practising_since, id limit 1`,
    [userId],
  )
}
