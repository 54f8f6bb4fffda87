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

/** What the matrix needs of the server under test, whether in this process or in another. */
export type Ground = {
  newClient(): TestClient
  setRole(userId: string, role: Role): Promise<void>
  /** Returns a token that was valid and has expired. */
  expiredToken(): Promise<string>
}

/** Creates one caller of each kind, newly signed in, so that calls do not affect each other. */
export async function gatherCallers(ground: Ground): Promise<Callers> {
  const nobody = ground.newClient()
  // Do this first: it may move the clock, which would expire the other tokens too.
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

/** Returns the owner's token with a wrong signature. */
function forge(token: string): string {
  const [session, end, signature = ''] = token.split('.')
  return [session, end, signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`].join('.')
}
