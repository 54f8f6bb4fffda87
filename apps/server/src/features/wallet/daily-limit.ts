import { indiaDay } from '@sankalp/contract/india-time'
import { toRupees } from '@sankalp/contract'
import type { DailyLimit } from '@sankalp/contract/wallet'
import { limitRaiseHours } from '@sankalp/contract/wallet-rules'
import { later } from '../../platform/clock.ts'
import type { WalletRow } from './wallet.repository.ts'

type Limit = Pick<WalletRow, 'limitPaise' | 'nextLimitPaise' | 'nextLimitFrom'>

/** The limit that holds now: a higher one takes the place of the old when its time has come. */
export function limitAt({ limitPaise, nextLimitPaise, nextLimitFrom }: Limit, now: Date): number | null {
  return nextLimitFrom !== null && nextLimitFrom <= now ? nextLimitPaise : limitPaise
}

/** Lowering works at once. Raising, or having none, waits; whoever lowers again calls that off. */
export function changeLimit(known: Limit, wantedPaise: number | null, now: Date): Limit {
  const current = limitAt(known, now)
  if (current === null || (wantedPaise !== null && wantedPaise <= current))
    return { limitPaise: wantedPaise, nextLimitPaise: null, nextLimitFrom: null }
  return { limitPaise: current, nextLimitPaise: wantedPaise, nextLimitFrom: later(now, limitRaiseHours * 3600) }
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
