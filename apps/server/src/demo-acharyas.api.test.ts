import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'
import { openDemoConsoles } from './demo-acharyas.ts'
import { loadDemoCatalogue } from './demo-catalogue.ts'
import { createLog } from './platform/log.ts'

test('some acharyas of the demo are online, come back after a lost connection, and leave nothing behind', async () => {
  const app = await testApp()
  await loadDemoCatalogue(app.db, new Date())
  const online = async () => (await app.newClient().call(getAllAcharya, { query: { pageSize: '50' } })).body.astrologers.filter((acharya) => acharya.online)
  const present = demoAcharyas.filter((acharya) => acharya.present)
  expect(present.length).toBeGreaterThanOrEqual(3)

  const consoles = openDemoConsoles(app.url, app.demoSessions!, createLog('silent'))
  await expect.poll(async () => (await online()).map(({ portrait }) => portrait).toSorted(), { timeout: 10_000 }).toEqual(present.map(({ portrait }) => portrait).toSorted())
  // Cut, not told to go: a client that is told to go stays away.
  for (const socket of app.live.server.sockets.sockets.values()) socket.conn.close()
  await expect.poll(online, { timeout: 10_000 }).toHaveLength(0)
  await expect.poll(online, { timeout: 10_000 }).toHaveLength(present.length)

  await consoles.close()
  await expect.poll(online, { timeout: 10_000 }).toHaveLength(0)
  const [sessions] = await app.db.query('select count(*)::int as all, count(ended_at)::int as ended from auth_session')
  expect(sessions).toEqual({ all: present.length, ended: present.length })
})
