import type { TestApp } from '../test-app.ts'
import type { MatrixGround } from './access-matrix.ts'
import { markOfEverything, nextTransaction } from './mark-of-everything.ts'
import { setRole } from './set-role.ts'

/** The app of a test as the ground of the access matrix. */
export function groundOf(app: TestApp): MatrixGround {
  return {
    newClient: app.newClient,
    setRole: (userId, role) => setRole(app.db, userId, role),
    async expiredToken() {
      const { token } = await app.newClient().signIn()
      app.pass(31 * 60)
      return token!
    },
    markOfEverything: () => markOfEverything(app.db),
    nextTransaction: () => nextTransaction(app.db),
  }
}
