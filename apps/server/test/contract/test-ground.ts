import type { TestApp } from '../test-app.ts'
import type { MatrixGround } from './access-matrix.ts'
import { markOfEverything, nextTransaction } from './mark-of-everything.ts'
import { setRole } from './set-role.ts'

/** Returns the app of a test as the ground of the access matrix. */
export function groundOf(app: TestApp): MatrixGround {
  let expired: Promise<string> | undefined
  async function makeExpiredToken(): Promise<string> {
    const { token } = await app.newClient().signIn()
    app.pass(31 * 60)
    return token!
  }
  return {
    newClient: app.newClient,
    setRole: (userId, role) => setRole(app.db, userId, role),
    // Once expired, it stays so.
    expiredToken: () => (expired ??= makeExpiredToken()),
    markOfEverything: () => markOfEverything(app.db),
    nextTransaction: () => nextTransaction(app.db),
  }
}
