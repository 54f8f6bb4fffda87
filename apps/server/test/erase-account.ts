import { type MoneyLeft, givenUpPaise } from '@sankalp/contract/closing-money'
import { deleteUser } from '@sankalp/contract/users'
import type { TestClient } from './test-client.ts'

/** Deletes an account whose owner gives up all their money, for tests that are not about that money. */
export async function eraseAccount(client: TestClient) {
  const erase = (givenUp: number) =>
    client.call(deleteUser, {
      params: { id: client.userId },
      body: { phone_number: client.phone, money: 'giveUp' as const, givenUp },
    })
  const answer = await erase(0)
  if (answer.body.code !== 'MONEY_LEFT') return answer
  return erase(givenUpPaise(answer.body.facts as MoneyLeft, 'giveUp') / 100)
}
