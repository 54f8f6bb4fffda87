import { setTimeout as wait } from 'node:timers/promises'
import type { Role } from '@sankalp/contract'
import { endpoints } from '@sankalp/contract/endpoints'
import { createTickets } from '@sankalp/server/src/features/auth/tickets.ts'
import { createSecrets } from '@sankalp/server/src/platform/secrets.ts'
import { checkEndpointAccess } from '@sankalp/server/test/contract/access-matrix.ts'
import { callerNames } from '@sankalp/server/test/contract/callers.ts'
import { markOfEverything } from '@sankalp/server/test/contract/mark-of-everything.ts'
import { setRole } from '@sankalp/server/test/contract/set-role.ts'
import { behindProxy, noCeilings, secret, withServerOnPostgres } from './ground.ts'
import type { Proof } from './proof.ts'

export const accessProof: Proof = {
  number: 16,
  name: 'access',
  title: 'every endpoint × nobody, its owner, another user, an acharya, an operator, an expired and a forged token',
  run: (report) =>
    withServerOnPostgres({ ...behindProxy, ...noCeilings }, async ({ newClient }, db) => {
      const tickets = createTickets(createSecrets(secret))
      const ground = {
        newClient,
        setRole: (userId: string, role: Role) => setRole(db, userId, role),
        async expiredToken() {
          const [sessionId = ''] = (await newClient().signIn()).token!.split('.')
          return tickets.writeToken(sessionId, new Date(Date.now() - 1))
        },
        markOfEverything: () => markOfEverything(db),
        letJobsWork: () => wait(300),
      }
      let calls = 0
      const problems: string[] = []
      for (const endpoint of endpoints) {
        const result = await checkEndpointAccess(endpoint, ground)
        calls += result.calls
        problems.push(...result.problems)
      }
      report.figure('endpoints', endpoints.length)
      report.figure('calls', calls)
      report.check(
        'no unexpected success, and no refused call changed a row',
        problems.length === 0,
        problems.join('; ') || undefined,
      )
      report.check('every endpoint was called by everybody', calls >= endpoints.length * callerNames.length, calls)
    }),
}
