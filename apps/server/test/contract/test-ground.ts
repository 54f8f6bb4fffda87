import type { TestApp } from '../test-app.ts'
import type { MatrixGround } from './access-matrix.ts'
import { markOfEverything } from './mark-of-everything.ts'

/** The app of a test as the ground of the access matrix. */
export function groundOf(app: TestApp): MatrixGround {
  return {
    newClient: app.newClient,
    setRole: async (userId, role) => void (await app.db.query('update user_account set role = $2 where id = $1', [userId, role])),
    async expiredToken() {
      const { token } = await app.newClient().signIn()
      app.pass(31 * 60)
      return token!
    },
    markOfEverything: () => markOfEverything(app.db),
  }
}
