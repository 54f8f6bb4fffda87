import type { Address, AddressBody } from '@sankalp/contract/addresses'
import type { Queryable, Tx } from '../../platform/db/db.ts'

const columns = `id as "_id", full_name as "fullName", email, phone, address_line as "addressLine", city, state, pin_code as "pinCode", is_default as "isDefault"`

export function listAddresses(db: Queryable, userId: string): Promise<Address[]> {
  return db.query<Address>(
    `select ${columns} from shipping_address where user_id = $1 order by is_default desc, created_at desc, id`,
    [userId],
  )
}

export async function findAddress(db: Queryable, userId: string, id: string): Promise<Address | null> {
  const [row] = await db.query<Address>(`select ${columns} from shipping_address where id = $2 and user_id = $1`, [
    userId,
    id,
  ])
  return row ?? null
}

/** Serialises the changes of one user, because which address is the default depends on the others. */
export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  return (
    (await tx.query('select 1 from user_account where id = $1 and erased_at is null for no key update', [userId]))
      .length > 0
  )
}

export async function insertAddress(
  tx: Tx,
  userId: string,
  id: string,
  body: AddressBody & { isDefault: boolean },
  now: Date,
): Promise<void> {
  const { fullName, email, phone, addressLine, city, state, pinCode, isDefault } = body
  await tx.query(
    `insert into shipping_address (id, user_id, full_name, email, phone, address_line, city, state, pin_code, is_default, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, userId, fullName, email, phone, addressLine, city, state, pinCode, isDefault, now],
  )
}

export async function updateAddress(
  tx: Tx,
  userId: string,
  id: string,
  body: AddressBody & { isDefault: boolean },
): Promise<void> {
  const { fullName, email, phone, addressLine, city, state, pinCode, isDefault } = body
  await tx.query(
    `update shipping_address set full_name = $3, email = $4, phone = $5, address_line = $6, city = $7, state = $8, pin_code = $9, is_default = $10
      where id = $2 and user_id = $1`,
    [userId, id, fullName, email, phone, addressLine, city, state, pinCode, isDefault],
  )
}

/** Clears the user's default, before another address becomes it. */
export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx.query('update shipping_address set is_default = false where user_id = $1 and is_default', [userId])
}

export async function deleteAddress(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.query('delete from shipping_address where id = $2 and user_id = $1', [userId, id])
  await tx.query(
    `update shipping_address set is_default = true
      where id = (select id from shipping_address where user_id = $1 order by created_at desc, id limit 1)
        and not exists (select from shipping_address where user_id = $1 and is_default)`,
    [userId],
  )
}

export async function deleteAddressesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from shipping_address where user_id = $1', [userId])
}
