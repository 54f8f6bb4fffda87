import { indiaDay } from '@sankalp/contract/india-time'
import { DomainError, toRupees } from '@sankalp/contract'
import type { DailyLimit } from '@sankalp/contract/wallet'
import { limitRaiseHours } from '@sankalp/contract/wallet-rules'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { type WalletRow, readWallet } from './wallet.repository.ts'

type Limit = Pick<WalletRow, 'limitPaise' | 'nextLimitPaise' | 'nextLimitFrom'>

/** Returns the limit that applies now. A higher limit replaces the old one when its time has come. */
export function limitAt({ limitPaise, nextLimitPaise, nextLimitFrom }: Limit, now: Date): number | null {
  return nextLimitFrom !== null && nextLimitFrom <= now ? nextLimitPaise : limitPaise
}

/**
 * Changes the limit. A lower limit applies at once. A higher one, or none, applies after a wait; lowering the limit
 * again cancels it.
 */
export function changeLimit(known: Limit, wantedPaise: number | null, now: Date): Limit {
  const current = limitAt(known, now)
  if (current === null || (wantedPaise !== null && wantedPaise <= current))
    return { limitPaise: wantedPaise, nextLimitPaise: null, nextLimitFrom: null }
  return { limitPaise: current, nextLimitPaise: wantedPaise, nextLimitFrom: later(now, limitRaiseHours * 3600) }
}

/** Refuses what a charge would refuse. Call it before a payment is started, so that no user pays in vain. */
export async function expectWithinLimit(tx: Tx, userId: string, amountPaise: number, now: Date): Promise<void> {
  const wallet = await readWallet(tx, userId)
  const limitPaise = limitAt(wallet, now)
  const spentPaise = wallet.spentOn === indiaDay(now) ? wallet.spentPaise : 0
  if (limitPaise !== null && spentPaise + amountPaise > limitPaise)
    throw new DomainError('DAILY_LIMIT_REACHED', { limitPaise, leftPaise: Math.max(0, limitPaise - spentPaise) })
}

export function describeLimit(wallet: WalletRow, now: Date): DailyLimit {
  const current = limitAt(wallet, now)
  const waits = wallet.nextLimitFrom !== null && wallet.nextLimitFrom > now
  return {
    limit: current === null ? null : toRupees(current),
    spentToday: toRupees(wallet.spentOn === indiaDay(now) ? wallet.spentPaise : 0),
    next: waits
      ? {
          limit: wallet.nextLimitPaise === null ? null : toRupees(wallet.nextLimitPaise),
          from: wallet.nextLimitFrom!.toISOString(),
        }
      : null,
  }
}
