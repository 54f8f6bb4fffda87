import type { Db, Tx } from '../../platform/db/db.ts'
import { plainLine } from './bill-lines.ts'
import type { Moved } from './ledger.ts'
import * as repository from './wallet.repository.ts'
import { move } from './moving.ts'
import type { MovementNeeds } from './movements.ts'

/** A payment through a provider. */
type ThroughProvider = { userId: string; paymentId: string; provider: string; now: Date }

/** Credits a verified payment: the amount paid and the bonus of its pack. */
export function recharge(
  needs: MovementNeeds,
  db: Tx | Db,
  {
    userId,
    paymentId,
    provider,
    paidPaise,
    bonusPaise,
    now,
  }: ThroughProvider & { paidPaise: number; bonusPaise: number },
): Promise<Moved> {
  const lines = [plainLine('recharge', paidPaise), ...(bonusPaise > 0 ? [plainLine('bonus', bonusPaise)] : [])]
  return move(needs, db, {
    key: `recharge:${paymentId}`,
    kind: 'recharge',
    userId,
    subject: { kind: 'payment', id: paymentId },
    now,
    paidPaise,
    bonusPaise,
    others: [
      { account: 'clearing', detail: provider, amountPaise: -paidPaise },
      { account: 'promotion', amountPaise: -bonusPaise },
    ],
    receipt: { series: 'R', lines },
  })
}

/**
 * Takes paid money out of the wallet to refund it through its provider. The bonus that it had brought lapses, up to
 * what is left of it.
 */
export async function withdraw(
  needs: MovementNeeds,
  tx: Tx,
  debit: ThroughProvider & { paidPaise: number; lapsingPaise?: number; key: string },
): Promise<Moved> {
  const { userId, paymentId, provider, paidPaise, lapsingPaise = 0, key, now } = debit
  const bonusPaise = lapsingPaise > 0 ? Math.min(lapsingPaise, await repository.lockFreeBonus(tx, userId)) : 0
  return move(needs, tx, {
    key,
    kind: 'withdrawal',
    userId,
    subject: { kind: 'payment', id: paymentId },
    now,
    paidPaise: -paidPaise,
    bonusPaise: -bonusPaise,
    others: [
      { account: 'clearing', detail: provider, amountPaise: paidPaise },
      { account: 'promotion', amountPaise: bonusPaise },
    ],
    receipt: {
      series: 'R',
      lines: [plainLine('withdrawal', paidPaise), ...(bonusPaise > 0 ? [plainLine('lapsedBonus', bonusPaise)] : [])],
    },
  })
}
