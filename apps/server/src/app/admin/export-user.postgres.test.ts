import { exportUserData } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import { runAdmin } from '../../../test/run-admin.ts'
import { testApp, testSecret } from '../../../test/test-app.ts'
import { openTestPostgres } from '../../../test/test-db.ts'

test('export-user writes the same file that the user gets on the site', async () => {
  const { db, url } = await openTestPostgres()
  const app = await testApp({ db })
  const asha = await app.newClient().signIn()
  const own = (await asha.call(exportUserData, { params: { id: asha.userId } })).body
  const { code, output, errors } = await runAdmin(['export-user', asha.userId], {
    DATABASE_URL: url,
    SECRET: testSecret,
  })
  expect([code, errors]).toEqual([0, ''])
  expect(JSON.parse(output)).toEqual({ ...own, exportedAt: expect.any(String) as string })
  expect(Object.keys(own.data).length).toBeGreaterThan(5)
})
