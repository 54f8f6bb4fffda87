import { randomUUID } from 'node:crypto'
import { demoAccounts } from '@sankalp/content/demo-accounts'
import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { demoPoojas } from '@sankalp/content/demo/poojas'
import { demoProducts } from '@sankalp/content/demo/products'
import type { Role } from '@sankalp/contract'
import type { Profile } from '@sankalp/contract/users'
import { addAcharya } from './features/acharyas/acharyas.service.ts'
import { addPooja } from './features/poojas/poojas.service.ts'
import { addProduct } from './features/shop/shop.service.ts'
import { findByPhone, insertUser, updateProfile } from './features/users/users.repository.ts'
import { openWallet } from './features/wallet/wallet.repository.ts'
import type { Db, Tx } from './platform/db/db.ts'

/** Loads what the demo shows. What is there already stays as it is, so that every start may call this. */
export async function loadDemoCatalogue(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { phone, role, profile } of demoAccounts) await openAccount(tx, phone, role, profile, now)
    for (const demo of demoAcharyas) await addDemoAcharya(tx, demo, now)
    for (const [rank, { rupees, minutes, festivals, ...pooja }] of demoPoojas.entries()) {
      const entry = { ...pooja, pricePaise: rupees * 100, durationMinutes: minutes, festivals: [...festivals], rank }
      await addPooja(tx, entry, now)
    }
    for (const [rank, { rupees, ...product }] of demoProducts.entries()) {
      await addProduct(tx, { ...product, pricePaise: rupees * 100, rank }, now)
    }
  })
}

async function openAccount(tx: Tx, phone: string, role: Role, profile: Profile, now: Date): Promise<void> {
  const { first_name, last_name } = profile
  const opened = await insertUser(tx, { id: randomUUID(), phone, role, name: null, first_name, last_name }, now)
  if (!opened) return
  await updateProfile(tx, opened.id, profile, null, now)
  await openWallet(tx, opened.id)
}

async function addDemoAcharya(tx: Tx, demo: (typeof demoAcharyas)[number], now: Date): Promise<void> {
  await openAccount(tx, demo.phone, 'ROLE_ACHARYA', demo.account, now)
  const account = await findByPhone(tx, demo.phone)
  // Somebody may have erased the account and taken its number anew: that is no acharya any more.
  if (account?.role !== 'ROLE_ACHARYA') return
  const { name, bio, type, languages, specialities, practisingSince, portrait, rupeesPerMinute } = demo
  const entry = {
    id: randomUUID(),
    userId: account.id,
    name,
    bio,
    gender: demo.account.gender,
    astrologerType: type,
    languages: [...languages],
    specialities: [...specialities],
    practisingSince,
    portrait,
    chatPaisePerMinute: rupeesPerMinute.chat * 100,
    audioPaisePerMinute: rupeesPerMinute.audio * 100,
    videoPaisePerMinute: rupeesPerMinute.video * 100,
  }
  await addAcharya(tx, entry, now)
}
