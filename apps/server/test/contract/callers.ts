import type { Role } from '@sankalp/contract'
import type { TestClient } from '../test-client.ts'

export const callerNames = [
  'nobody',
  'owner',
  'another user',
  'an acharya',
  'an operator',
  'an expired token',
  'a forged token',
] as const
export type CallerName = (typeof callerNames)[number]
export type Callers = Record<CallerName, TestClient>

/** What the matrix needs of the server it asks, whether in this process or in one of its own. */
export type Ground = {
  newClient(): TestClient
  setRole(userId: string, role: Role): Promise<void>
  /** A token that was right once and has run out. */
  expiredToken(): Promise<string>
}

/** One of each kind, signed in anew, so that no call stands in another one's way. */
export async function gatherCallers(ground: Ground): Promise<Callers> {
  const nobody = ground.newClient()
  // First, since the clock may have to move for it, which would end the others' tokens too.
  const expired = ground.newClient()
  expired.token = await ground.expiredToken()
  const owner = await ground.newClient().signIn()
  const forged = ground.newClient()
  forged.token = forge(owner.token!)
  return {
    nobody,
    owner,
    'another user': await ground.newClient().signIn(),
    'an acharya': await signInAs(ground, 'ROLE_ACHARYA'),
    'an operator': await signInAs(ground, 'ROLE_ADMIN'),
    'an expired token': expired,
    'a forged token': forged,
  }
}

async function signInAs(ground: Ground, role: Role): Promise<TestClient> {
  const client = await ground.newClient().signIn()
  await ground.setRole(client.userId, role)
  return client
}

/** The owner's own token with another signature. */
function forge(token: string): string {
  const [session, end, signature = ''] = token.split('.')
  return [session, end, signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`].join('.')
}
