import type { Queryable, Tx } from '../../platform/db/db.ts'

export type Pockets = { paidPaise: number; bonusPaise: number }

/**
 * Returns what a charge can take from each pocket, and locks the wallet's row until the transaction ends. Null if there
 * is no wallet.
 */
export async function lockFree(tx: Tx, userId: string): Promise<Pockets | null> {
  const [row] = await tx.query<Pockets>(
    `select paid_paise - reserved_paid_paise as "paidPaise", bonus_paise - reserved_bonus_paise as "bonusPaise" from wallet_account where user_id = $1 for update`,
    [userId],
  )
  return row ?? null
}

/** Returns the amounts that an open reservation has set aside. The caller must hold the wallet's lock. */
export async function readReserved(tx: Tx, reservationId: string): Promise<Pockets | null> {
  const [row] = await tx.query<Pockets>(
    `select paid_paise as "paidPaise", bonus_paise as "bonusPaise" from reservation where id = $1 and state = 'reserved'`,
    [reservationId],
  )
  return row ?? null
}

type Pair = { userId: string; acharyaUserId: string; day: string }

/** Returns what we bore for this user and acharya on this day. Does not count what was refunded since. */
export async function sumBorne(tx: Tx, { userId, acharyaUserId, day }: Pair): Promise<number> {
  const [row] = await tx.query<{ paise: number }>(
    `select coalesce(sum(borne_paise), 0)::bigint as paise from bonus_share s where user_id = $1 and acharya_user_id = $2 and day = $3
      and not exists (select from transfer r where r.refund_of = s.transfer_id)`,
    [userId, acharyaUserId, day],
  )
  return row?.paise ?? 0
}

export async function insertBonusShare(
  tx: Tx,
  share: Pair & { transferId: string; sharePaise: number; bornePaise: number; limitPaise: number },
): Promise<void> {
  const { transferId, userId, acharyaUserId, day, sharePaise, bornePaise, limitPaise } = share
  await tx.query(
    `insert into bonus_share (transfer_id, user_id, acharya_user_id, day, share_paise, borne_paise, limit_paise) values ($1, $2, $3, $4, $5, $6, $7)`,
    [transferId, userId, acharyaUserId, day, sharePaise, bornePaise, limitPaise],
  )
}

/** Returns what an acharya earned by a transfer. */
export async function readEarned(db: Queryable, transferId: string): Promise<number> {
  const [row] = await db.query<{ paise: number }>(
    `select coalesce(sum(amount_paise), 0)::bigint as paise from posting where transfer_id = $1 and account = 'earnings'`,
    [transferId],
  )
  return row?.paise ?? 0
}
