import { DomainError } from '@sankalp/contract'
import type { Tx } from '../../platform/db/db.ts'
import { plainLine } from './bill-lines.ts'
import type { Moved } from './ledger.ts'
import * as repository from './wallet.repository.ts'
import { move } from './moving.ts'
import type { MovementNeeds } from './movements.ts'

/** Pays the earnings of an acharya to their bank, less the TDS. Refuses more than the balance. */
export async function payOut(
  needs: MovementNeeds,
  tx: Tx,
  {
    key,
    acharyaId,
    amountPaise,
    tdsPaise,
    reference,
    now,
  }: { key: string; acharyaId: string; amountPaise: number; tdsPaise: number; reference: string; now: Date },
): Promise<Moved> {
  const earnedPaise = await repository.lockEarnings(tx, acharyaId)
  const known = await repository.findTransferByKey(tx, key)
  if (known) return { transferId: known, isNew: false }
  if (amountPaise > earnedPaise)
    throw new DomainError('INSUFFICIENT_BALANCE', { missingPaise: amountPaise - earnedPaise })
  return move(needs, tx, {
    key,
    kind: 'payout',
    subject: { kind: 'payout', id: reference },
    now,
    others: [
      { account: 'earnings', ownerId: acharyaId, amountPaise: -amountPaise },
      { account: 'bank', amountPaise: amountPaise - tdsPaise },
      ...(tdsPaise > 0 ? [{ account: 'tax', detail: 'tds', amountPaise: tdsPaise } as const] : []),
    ],
  })
}

/**
 * Corrects a mistake of ours. One operator proposes, another one confirms (decision 82 says when it may be the same
 * one). The subject names both.
 */
export function correct(
  needs: MovementNeeds,
  tx: Tx,
  correction: {
    key: string
    userId: string
    paidPaise: number
    reason: string
    operators: readonly [string, string]
    isAlone?: boolean
    now: Date
  },
): Promise<Moved> {
  const { key, userId, paidPaise, reason, operators, isAlone = false, now } = correction
  if (operators[0] === operators[1] && !isAlone) throw new Error('a correction requires two operators')
  return move(needs, tx, {
    key,
    kind: 'correction',
    userId,
    subject: { kind: 'operators', id: operators.join(' ') },
    now,
    paidPaise,
    others: [{ account: 'revenue', amountPaise: -paidPaise }],
    reason,
    receipt: { series: 'R', lines: [plainLine('correction', Math.abs(paidPaise))] },
  })
}
