import type { Db, Tx } from '../../platform/db/db.ts'
import { bindAll } from '../../platform/bind-all.ts'
import { receiptOfBill, sumOf, taxPostings } from './bill-lines.ts'
import { type Charge, type ChargeKind, charge, chargeOf, totalOf } from './charging.ts'
import { type Moved, type Movement, type Reservation, extendReservation, releaseMoney, reserveMoney } from './ledger.ts'
import type { Supplier } from './supplier.ts'
import { move } from './moving.ts'
import { recharge, withdraw } from './recharging.ts'
import { refund, refundOrder } from './refunding.ts'
import { forfeit, forfeitEarnings } from './forfeiting.ts'
import { payOut, correct } from './by-operators.ts'

export type Movements = ReturnType<typeof createMovements>

export type MovementNeeds = {
  /** Called after a movement is committed. */
  onMoved: (userId: string | null) => void
  /** The supplier on tax invoices that are written from now on. */
  supplier: Supplier
  /** The daily limit of the acharyas' shares of bonus money that we bear, for each user and acharya. */
  bonusShareLimitPaise: number
}

/**
 * Creates the movements: every way in which money moves, each with its rule. Nothing else writes to the ledger. If
 * given the database instead of a transaction, a movement opens its own transaction.
 */
export function createMovements(needs: MovementNeeds) {
  return {
    ...bindAll(needs, {
      recharge,
      withdraw,
      reserveForConsultation,
      extendForConsultation,
      releaseForConsultation,
      takeForOrder,
      refund,
      refundOrder,
      forfeit,
      forfeitEarnings,
      payOut,
      correct,
    }),
    payForPooja: (db: Tx | Db, bill: Charge) => chargeShared(needs, db, 'pooja', bill),
    payForConsultation: (db: Tx | Db, bill: Charge) => chargeShared(needs, db, 'consultation', bill),
    giveDakshina: (db: Tx | Db, bill: Charge) => chargeShared(needs, db, 'dakshina', bill),
    // Only we earn from goods.
    payForOrder: (db: Tx | Db, bill: Omit<Charge, 'earnings'>) =>
      move(needs, db, chargeOf('order', bill, needs.supplier)),
  }
}

/**
 * Opens a transaction if the caller has none: the amounts of the pockets must not change while the charge is divided.
 */
function chargeShared(needs: MovementNeeds, db: Tx | Db, kind: ChargeKind, bill: Charge) {
  const work = (tx: Tx) =>
    charge(tx, kind, bill, {
      supplier: needs.supplier,
      limitPaise: needs.bonusShareLimitPaise,
      move: (on: Tx | Db, movement: Movement) => move(needs, on, movement),
    })
  return 'afterCommit' in db ? work(db) : db.transaction(work)
}

/**
 * Records an order that is not paid from the wallet but through a provider or to the carrier on delivery; they owe us
 * the money from then on. It touches no pocket and does not count against the daily limit. The buyer still gets the
 * invoice.
 */
function takeForOrder(
  needs: MovementNeeds,
  tx: Tx,
  {
    key,
    userId,
    subject,
    lines,
    deliverTo,
    from,
    now,
  }: Pick<Charge, 'key' | 'userId' | 'subject' | 'lines' | 'deliverTo' | 'now'> & { from: string },
): Promise<Moved> {
  const total = totalOf(lines)
  if (total <= 0) throw new RangeError('nothing to charge')
  const tax = taxPostings(lines)
  return move(needs, tx, {
    key,
    kind: 'order',
    userId,
    subject,
    now,
    others: [
      { account: 'clearing', detail: from, amountPaise: -total },
      ...tax,
      { account: 'revenue', amountPaise: total - sumOf(tax) },
    ],
    receipt: receiptOfBill(lines, deliverTo, needs.supplier),
  })
}

/** Reserves the price of all the minutes when an acharya accepts. A repeat with the same id changes nothing. */
async function reserveForConsultation(needs: MovementNeeds, tx: Tx, reservation: Reservation): Promise<void> {
  await reserveMoney(tx, reservation)
  tx.afterCommit(() => needs.onMoved(reservation.userId))
}

/** Reserves the price of more minutes during the consultation. */
async function extendForConsultation(
  needs: MovementNeeds,
  tx: Tx,
  more: Pick<Reservation, 'id' | 'userId' | 'amountPaise' | 'now'>,
): Promise<void> {
  await extendReservation(tx, more)
  tx.afterCommit(() => needs.onMoved(more.userId))
}

/** Releases the reservation of a consultation that costs nothing. */
async function releaseForConsultation(
  needs: MovementNeeds,
  tx: Tx,
  { id, userId, now }: Pick<Reservation, 'id' | 'userId' | 'now'>,
): Promise<void> {
  if (await releaseMoney(tx, id, 'released', now)) tx.afterCommit(() => needs.onMoved(userId))
}
