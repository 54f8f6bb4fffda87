import { randomUUID } from 'node:crypto'
import { demoAccounts } from '@sankalp/content/demo-accounts'
import { insertUser, updateProfile } from './features/users/users.repository.ts'
import { openWallet } from './features/wallet/wallet.repository.ts'
import type { Db } from './platform/db/db.ts'

/** Loads what the demo shows. What is there already stays as it is, so that every start may call this. */
export async function loadDemoCatalogue(db: Db, now: Date): Promise<void> {
  for (const { phone, role, profile } of demoAccounts) {
    await db.transaction(async (tx) => {
      const { first_name, last_name } = profile
      const opened = await insertUser(tx, { id: randomUUID(), phone, role, name: null, first_name, last_name }, now)
      if (!opened) return
      await updateProfile(tx, opened.id, profile, null, now)
      await openWallet(tx, opened.id)
    })
  }
}
