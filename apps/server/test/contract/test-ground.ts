import type { Db } from '../../src/platform/db/db.ts'
import type { TestApp } from '../test-app.ts'
import type { MatrixGround } from './access-matrix.ts'

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

/** One hash over every row of every table. */
export async function markOfEverything(db: Pick<Db, 'query'>): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  )
  const marks = tables.map(({ name }) => `select '${name}' as name, md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as mark from "${name}" t`)
  const rows = await db.query<{ name: string; mark: string }>(marks.join(' union all '))
  return rows.map(({ name, mark }) => `${name}:${mark}`).join(' ')
}
