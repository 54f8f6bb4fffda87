import type { Role } from '@sankalp/contract'
import type { Profile } from '@sankalp/contract/users'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type UserRow = { [K in Exclude<keyof Profile, 'time_of_birth_unknown'>]: Profile[K] | null } & {
  time_of_birth_unknown: boolean
  id: string
  phone: string
  role: Role
  name: string | null
  picture_key: string | null
}

const columns = `id, phone, role, name, first_name, last_name, email, gender, marital_status, date_of_birth, time_of_birth,
  time_of_birth_unknown, place_of_birth, address, city, state, pincode, picture_key`

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(`select ${columns} from user_account where id = $1 and erased_at is null`, [id])
  return row ?? null
}

/** Returns the account, locked until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(
    `select ${columns} from user_account where id = $1 and erased_at is null for update`,
    [id],
  )
  return row ?? null
}

export async function findByPhone(db: Queryable, phone: string): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(`select ${columns} from user_account where phone = $1`, [phone])
  return row ?? null
}

/** Returns the reason why sign-in to an account is blocked, or null when it is not. */
export async function findBlock(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.query<{ reason: string }>(
    'select blocked_reason as reason from user_account where id = $1 and blocked_at is not null',
    [id],
  )
  return row?.reason ?? null
}

/** Opens an account. Returns null when the number has one already (two sign-ins at once). */
export async function insertUser(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'phone' | 'role' | 'name' | 'first_name' | 'last_name'>,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(
    `insert into user_account (id, phone, role, name, first_name, last_name, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (phone) do nothing returning ${columns}`,
    [user.id, user.phone, user.role, user.name, user.first_name, user.last_name, now],
  )
  return row ?? null
}

export async function updateProfile(
  tx: Tx,
  id: string,
  profile: Profile,
  pictureKey: string | null,
  now: Date,
): Promise<UserRow> {
  const [row] = await tx.query<UserRow>(
    `update user_account set name = $2, first_name = $3, last_name = $4, email = $5, gender = $6, marital_status = $7,
       date_of_birth = $8, time_of_birth = $9, place_of_birth = $10, address = $11, city = $12, state = $13, pincode = $14,
       picture_key = $15, updated_at = $16, time_of_birth_unknown = $17
      where id = $1 returning ${columns}`,
    [
      id,
      `${profile.first_name} ${profile.last_name}`,
      profile.first_name,
      profile.last_name,
      profile.email,
      profile.gender,
      profile.marital_status,
      profile.date_of_birth,
      profile.time_of_birth,
      profile.place_of_birth,
      profile.address,
      profile.city,
      profile.state,
      profile.pincode,
      pictureKey,
      now,
      profile.time_of_birth_unknown ?? false,
    ],
  )
  if (!row) throw new Error('a locked account no longer exists')
  return row
}

/**
 * Adds to a profile what it lacks of a name, an e-mail address and a home; a home is added as a whole. Locks the account
 * only when something is added.
 */
export async function fillProfile(
  tx: Tx,
  id: string,
  known: { name: string; email: string; address: string; city: string; state: string; pincode: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `update user_account set name = coalesce(name, $2), email = coalesce(email, $3),
       (address, city, state, pincode) = (select
         case when homeless then $4 else address end, case when homeless then $5 else city end,
         case when homeless then $6 else state end, case when homeless then $7 else pincode end
         from (select coalesce(address, city, state, pincode) is null as homeless) found),
       updated_at = $8
     where id = $1 and erased_at is null
       and (name is null or email is null or coalesce(address, city, state, pincode) is null)`,
    [id, known.name, known.email, known.address, known.city, known.state, known.pincode, now],
  )
}

export async function updatePicture(tx: Tx, id: string, pictureKey: string, now: Date): Promise<void> {
  await tx.query('update user_account set picture_key = $2, updated_at = $3 where id = $1', [id, pictureKey, now])
}

/** Empties the row. It stays without a name as the owner of records that the law requires. */
export async function eraseUser(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query(
    `update user_account set phone = null, name = null, first_name = null, last_name = null, email = null, gender = null,
       marital_status = null, date_of_birth = null, time_of_birth = null, time_of_birth_unknown = false, place_of_birth = null, address = null,
       city = null, state = null, pincode = null, picture_key = null, role = 'ROLE_USER', updated_at = $2, erased_at = $2
      where id = $1`,
    [id, now],
  )
}

export async function countUsers(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from user_account where erased_at is null',
  )
  return row?.count ?? 0
}

/** Sets the role of an account. Open sessions read it with their next request. */
export async function setRole(tx: Tx, id: string, role: Role, now: Date): Promise<void> {
  await tx.query('update user_account set role = $2, updated_at = $3 where id = $1 and erased_at is null', [
    id,
    role,
    now,
  ])
}
