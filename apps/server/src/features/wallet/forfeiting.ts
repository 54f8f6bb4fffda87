import type { Tx } from '../../platform/db/db.ts'
import { plainLine } from './bill-lines.ts'
import * as repository from './wallet.repository.ts'
import { move } from './moving.ts'
import type { MovementNeeds } from './movements.ts'

/** Closes an account: its owner gives up the paid money, and the bonus money lapses. */
export async function forfeit(
  needs: MovementNeeds,
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { paidPaise, bonusPaise } = await repository.lockWallet(tx, userId)
  if (paidPaise + bonusPaise === 0) return
  await move(needs, tx, {
    key: `forfeit:${userId}`,
    kind: 'forfeit',
    userId,
    subject: { kind: 'account', id: userId },
    now,
    paidPaise: -paidPaise,
    bonusPaise: -bonusPaise,
    others: [
      { account: 'given_up', amountPaise: paidPaise },
      { account: 'promotion', amountPaise: bonusPaise },
    ],
    receipt: {
      series: 'R',
      lines: [
        ...(paidPaise > 0 ? [plainLine('givenUp', paidPaise)] : []),
        ...(bonusPaise > 0 ? [plainLine('lapsedBonus', bonusPaise)] : []),
      ],
    },
  })
}

/** Gives up the unpaid earnings of an acharya who closes their account. */
export async function forfeitEarnings(
  needs: MovementNeeds,
  tx: Tx,
  { acharyaId, amountPaise, now }: { acharyaId: string; amountPaise: number; now: Date },
): Promise<void> {
  await move(needs, tx, {
    key: `forfeit:earnings:${acharyaId}`,
    kind: 'forfeit',
    subject: { kind: 'account', id: acharyaId },
    now,
    others: [
      { account: 'earnings', ownerId: acharyaId, amountPaise: -amountPaise },
      { account: 'given_up', amountPaise },
    ],
  })
}
