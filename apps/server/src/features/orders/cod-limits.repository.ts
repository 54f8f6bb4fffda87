import type { KeptCodLimit } from '@sankalp/contract/cod-editing'
import type { CodLimitId, codLimitsOfOrders } from '@sankalp/contract/order-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type CodLimits = Record<CodLimitId, { orders: number | null; rupees: number }>
export type OpenCod = Record<(typeof codLimitsOfOrders)[number], { orders: number; paise: number }>
/** The keys whose open orders are counted. Null: not counted. */
export type CodKeys = { userId: string; phone: string | null; address: string | null; pinCode: string | null }

const columns = 'id as "limitId", version, orders, rupees'

export async function readLimits(db: Queryable): Promise<CodLimits> {
  const rows = await db.query<KeptCodLimit>(`select ${columns} from cod_limit`)
  return Object.fromEntries(rows.map(({ limitId, orders, rupees }) => [limitId, { orders, rupees }])) as CodLimits
}

export async function findLimit(db: Queryable, id: CodLimitId): Promise<KeptCodLimit | null> {
  const [row] = await db.query<KeptCodLimit>(`select ${columns} from cod_limit where id = $1`, [id])
  return row ?? null
}

export async function lockLimit(tx: Tx, id: CodLimitId): Promise<KeptCodLimit | null> {
  const [row] = await tx.query<KeptCodLimit>(`select ${columns} from cod_limit where id = $1 for update`, [id])
  return row ?? null
}

type Figures = { orders: number | null; rupees: number }

export async function updateLimit(tx: Tx, id: CodLimitId, { orders, rupees }: Figures, now: Date): Promise<void> {
  const sql = 'update cod_limit set orders = $2, rupees = $3, version = version + 1, updated_at = $4 where id = $1'
  await tx.query(sql, [id, orders, rupees, now])
}

/**
 * Locks the hashes of the keys in a fixed order, so that two orders cannot deadlock. Two keys with the same hash only
 * wait unnecessarily.
 */
export async function lockKeys(tx: Tx, { userId, phone, address, pinCode }: CodKeys): Promise<void> {
  const keys = [`cod account ${userId}`, `cod phone ${phone}`, `cod address ${address}`, `cod pin ${pinCode}`]
  await tx.query(
    `select pg_advisory_xact_lock(hash)
       from (select distinct hashtextextended(key, 0) as hash from unnest($1::text[]) as key order by 1) as hashes`,
    [keys],
  )
}

/** Counts by each key with its own index. */
export async function readOpen(db: Queryable, { userId, phone, address, pinCode }: CodKeys): Promise<OpenCod> {
  const count = (kind: keyof OpenCod, condition: string) =>
    `select '${kind}' as kind, count(*)::int as orders, coalesce(sum(grand_paise), 0)::bigint as paise from shop_order
      where payment_method = 'cod' and state in ('placed', 'packed', 'shipped') and ${condition}`
  const rows = await db.query<{ kind: keyof OpenCod; orders: number; paise: number }>(
    [
      count('account', 'user_id = $1::uuid'),
      count('phone', `address ->> 'phone' = $2::text`),
      count('address', 'cod_address = $3::text'),
      count('pin', `address ->> 'pinCode' = $4::text`),
    ].join(' union all '),
    [userId, phone, address, pinCode],
  )
  return Object.fromEntries(rows.map(({ kind, orders, paise }) => [kind, { orders, paise }])) as OpenCod
}

/** Returns whether the user has ever received and paid an order. */
export async function hasReceived(db: Queryable, userId: string): Promise<boolean> {
  const sql = `select 1 from shop_order where user_id = $1 and payment_state = 'paid' and delivered_at is not null limit 1`
  return (await db.query(sql, [userId])).length > 0
}
