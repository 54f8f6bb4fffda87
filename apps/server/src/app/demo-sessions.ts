import type { SignedIn } from '../features/auth/auth.service.ts'
import { findByPhone } from '../features/users/users.repository.ts'
import type { Db } from '../platform/db/db.ts'

/** How the server signs in the demo acharyas that it plays itself. */
export type DemoSessions = {
  open(phone: string): Promise<SignedIn>
  renew(refresh: string): Promise<SignedIn>
  end(token: string): Promise<void>
}

type Auth = {
  openSession(userId: string): Promise<SignedIn>
  renew(refresh: string, by: 'the server itself'): Promise<SignedIn>
  logout(token: string, refresh: undefined): Promise<void>
}

export function createDemoSessions(db: Db, auth: Auth): DemoSessions {
  return {
    async open(phone) {
      const account = await findByPhone(db, phone)
      if (account?.role !== 'ROLE_ACHARYA') throw new Error('this demo account is not an acharya')
      return auth.openSession(account.id)
    },
    renew: (refresh) => auth.renew(refresh, 'the server itself'),
    end: (token) => auth.logout(token, undefined),
  }
}
