import { randomUUID } from 'node:crypto'
import { saveBankAccount } from '@sankalp/contract/bank-accounts'
import { bill, openAccount } from './ledger.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

export async function signInAs(app: TestApp, role: 'ROLE_ADMIN' | 'ROLE_ACHARYA', name: string): Promise<TestClient> {
  const client = await app.newClient().signIn()
  await app.db.query('update user_account set role = $2, operator_step = $3, name = $4 where id = $1', [
    client.userId,
    role,
    role === 'ROLE_ADMIN' ? 'finance' : null,
    name,
  ])
  return client
}

/** Lets a user pay for a consultation that earns the acharya this amount. */
export async function earn(app: TestApp, acharyaUserId: string, earnedPaise: number): Promise<void> {
  const payer = await openAccount(app.db)
  const now = app.clock.now()
  await app.movements.recharge(app.db, {
    userId: payer,
    paymentId: randomUUID(),
    provider: 'test',
    paidPaise: 2 * earnedPaise,
    bonusPaise: 0,
    now,
  })
  await app.movements.payForConsultation(
    app.db,
    bill(payer, 2 * earnedPaise, {
      taxPaise: 0,
      earnings: [{ ownerId: acharyaUserId, amountPaise: earnedPaise }],
      now,
    }),
  )
}

export const bankAccount = {
  holder: 'Asha Rao',
  number: '001234567890',
  numberAgain: '0012 3456 7890',
  ifsc: 'sbin0001234',
}

export function giveBankAccount(acharya: TestClient, change: Partial<typeof bankAccount> = {}) {
  return acharya.call(saveBankAccount, { body: { ...bankAccount, ...change } })
}
