import { demoAccounts } from '@sankalp/content/demo-accounts'
import { refreshToken } from '@sankalp/contract/auth'
import { getKeptArticles } from '@sankalp/contract/blog-editing'
import { createKeyedQueue } from '../../src/platform/keyed-queue.ts'
import { TestClient } from '../test-client.ts'

const operators = new Map<string, Promise<TestClient>>()
const inTurn = createKeyedQueue()

/**
 * Returns an operator of the demo. Signs in once, because a number gets few codes, and renews the token, because the
 * clock may have been moved.
 */
export async function demoOperator({ url, outbox }: TestClient, which: 0 | 1 = 0): Promise<TestClient> {
  const { phone } = demoAccounts.filter(({ role }) => role === 'ROLE_ADMIN')[which]!
  const key = `${url} ${which}`
  const known = operators.get(key) ?? new TestClient(url, outbox).signIn(phone.replace('+91', ''))
  operators.set(key, known)
  const operator = await known
  return inTurn(key, async () => {
    // Renewals are limited, so renew only an expired token.
    if ((await operator.call(getKeptArticles)).status !== 401) return operator
    const { status, body } = await operator.call(refreshToken)
    if (status !== 200) throw new Error(`the operator's session is over: ${status} ${body.code}`)
    operator.token = body.token
    return operator
  })
}
