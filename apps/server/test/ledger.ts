import { randomInt, randomUUID } from 'node:crypto'
import { verify } from '../src/app/verify.ts'
import type { Db } from '../src/platform/db/db.ts'
import { bonusSharePaise } from '@sankalp/contract/wallet-rules'
import type { Charge } from '../src/features/wallet/charging.ts'
import { createMovements } from '../src/features/wallet/movements.ts'
import { demoSupplier } from '../src/features/wallet/supplier.ts'
import { openWallet } from '../src/features/wallet/wallet.repository.ts'

/** Movements without notifications. */
export const movements = createMovements({
  onMoved: () => undefined,
  supplier: demoSupplier,
  bonusShareLimitPaise: bonusSharePaise,
})

/** Opens an account with an empty wallet, without a sign-in. */
export async function openAccount(db: Db): Promise<string> {
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await tx.query(
      'insert into user_account (id, phone, name, state, created_at, updated_at) values ($1, $2, $3, $4, now(), now())',
      [id, `+91${randomInt(6_000_000_000, 9_999_999_999)}`, 'Asha Rao', 'Karnataka'],
    )
    await openWallet(tx, id)
  })
  return id
}

/** Returns a bill of one line. */
export function bill(userId: string, amountPaise: number, more: Partial<Charge> & { taxPaise?: number } = {}): Charge {
  const { taxPaise = 0, ...rest } = more
  return {
    key: `test:${randomUUID()}`,
    userId,
    subject: { kind: 'booking', id: randomUUID(), name: { en: 'Ganesh Pooja', hin: 'गणेश पूजा' } },
    lines: [
      {
        item: 'pooja',
        quantity: 1,
        amountPaise: amountPaise - taxPaise,
        taxPercent: taxPaise > 0 ? 18 : 0,
        taxPaise,
        code: '999799',
      },
    ],
    now: new Date(),
    ...rest,
  }
}

export type Pockets = { paid: number; bonus: number; reserved: number }

export async function pocketsOf(db: Db, userId: string): Promise<Pockets> {
  const [row] = await db.query<Pockets>(
    'select paid_paise as paid, bonus_paise as bonus, reserved_paid_paise + reserved_bonus_paise as reserved from wallet_account where user_id = $1',
    [userId],
  )
  return row!
}

/** Checks every rule of `npm run verify`, and throws with what breaks one. */
export async function expectVerified(db: Db): Promise<void> {
  const broken = await verify(db)
  if (broken.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(broken)}`)
}
