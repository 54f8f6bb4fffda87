import { DomainError, notFound } from '@sankalp/contract'
import type { KeptCodLimit, saveCodLimit } from '@sankalp/contract/cod-editing'
import type { Parsed } from '@sankalp/contract/endpoint'
import { type CodLimitId, type CodRefusal, codLimitsOfOrders } from '@sankalp/contract/order-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import * as repository from './cod-limits.repository.ts'
import type { ShippedTo } from './orders.repository.ts'

/** The data for the limits: their values, the open orders, and whether the buyer has ever received one. */
export type CodState = { limits: repository.CodLimits; open: Partial<repository.OpenCod>; hasReceived: boolean }

export type CodRefused = { reason: CodRefusal; limitPaise: number | null; orders: number | null }

/**
 * Returns why an order of this total cannot be paid on delivery, or null. Checks the carrier first, then the limits in
 * the order of their table.
 */
export function refuseCod(state: CodState, isTakenThere: boolean, grandPaise: number): CodRefused | null {
  const { limits, open, hasReceived } = state
  const refusedBy = (reason: CodLimitId): CodRefused => {
    const { orders, rupees } = limits[reason]
    return { reason, limitPaise: rupees * 100, orders }
  }
  const isOver = (id: CodLimitId, paise: number) => paise > limits[id].rupees * 100
  if (!isTakenThere) return { reason: 'notThere', limitPaise: null, orders: null }
  if (isOver('order', grandPaise)) return refusedBy('order')
  // Count all open orders, or the first order could be split into two.
  if (!hasReceived && isOver('first', (open.account?.paise ?? 0) + grandPaise)) return refusedBy('first')
  for (const id of codLimitsOfOrders) {
    const under = open[id]
    if (!under) continue
    const isFull = under.orders + 1 > (limits[id].orders ?? Infinity)
    if (isFull || isOver(id, under.paise + grandPaise)) return refusedBy(id)
  }
  return null
}

/**
 * Normalises an address for comparison: case, spaces, punctuation and the script of digits make no difference. The town
 * is left out, because the PIN code implies it and people write it in many ways.
 */
export function codAddressOf({ addressLine, pinCode }: Pick<ShippedTo, 'addressLine' | 'pinCode'>): string {
  const digits = addressLine.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
  return `${pinCode} ${digits
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')}`
}

function keysOf(userId: string, to: ShippedTo): repository.CodKeys {
  return { userId, phone: to.phone, address: codAddressOf(to), pinCode: to.pinCode }
}

/** Reads the current state, without a lock. Without an address, only the account's limits apply. */
export async function readCodState(db: Queryable, userId: string, to: ShippedTo | null): Promise<CodState> {
  const keys = to ? keysOf(userId, to) : { userId, phone: null, address: null, pinCode: null }
  const limits = await repository.readLimits(db)
  const open = await repository.readOpen(db, keys)
  return { limits, open: to ? open : { account: open.account }, hasReceived: await repository.hasReceived(db, userId) }
}

/**
 * The same for an order that is being placed: locks this account, phone number, address and PIN code until the
 * transaction ends, so that no simultaneous order is missed.
 */
export async function lockCodState(tx: Tx, userId: string, to: ShippedTo): Promise<CodState> {
  await repository.lockKeys(tx, keysOf(userId, to))
  // Read with a separate statement: the one that waited for the lock would not see what was placed meanwhile.
  return readCodState(tx, userId, to)
}

/** Returns a limit for the operator who edits it. */
export async function getKeptLimit(db: Queryable, limitId: CodLimitId): Promise<KeptCodLimit> {
  const row = await repository.findLimit(db, limitId)
  if (!row) throw notFound()
  return row
}

type Typed = Parsed<(typeof saveCodLimit)['body']>

export async function saveLimit(
  tx: Tx,
  limitId: CodLimitId,
  { version, ...typed }: Typed,
  now: Date,
): Promise<KeptCodLimit> {
  const before = await repository.lockLimit(tx, limitId)
  if (!before) throw notFound()
  const { orders, rupees } = before
  if (before.version !== version)
    throw new DomainError('CHANGED_MEANWHILE', { version: before.version, now: { orders, rupees } })
  if ((typed.orders === null) !== (orders === null)) {
    throw new DomainError('INVALID_INPUT', { fields: [{ field: 'orders', problem: 'invalid' }] })
  }
  await repository.updateLimit(tx, limitId, typed, now)
  return getKeptLimit(tx, limitId)
}
