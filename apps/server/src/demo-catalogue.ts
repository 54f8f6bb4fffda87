import { randomUUID } from 'node:crypto'
import { type DemoAccount, demoAccounts } from '@sankalp/content/demo-accounts'
import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { demoCoupons } from '@sankalp/content/demo/coupons'
import { demoDaysOff, demoWeeks } from '@sankalp/content/demo/hours'
import { demoPoojaDetails } from '@sankalp/content/demo/pooja-details'
import { demoPoojas } from '@sankalp/content/demo/poojas'
import { demoProducts } from '@sankalp/content/demo/products'
import { indiaDay } from '@sankalp/contract/india-time'
import type { Profile } from '@sankalp/contract/users'
import { findByUserIds } from './features/acharyas/acharyas.repository.ts'
import { addAcharya } from './features/acharyas/acharyas.service.ts'
import { hasPattern, replacePattern, saveException } from './features/bookings/availability.repository.ts'
import { saveStep } from './features/operator/accounts.repository.ts'
import { addCoupon } from './features/orders/coupons.ts'
import { addPooja } from './features/poojas/poojas.service.ts'
import { addProduct } from './features/shop/shop.service.ts'
import { findByPhone, insertUser, updateProfile } from './features/users/users.repository.ts'
import { openWallet } from './features/wallet/wallet.repository.ts'
import { later } from './platform/clock.ts'
import type { Db, Tx } from './platform/db/db.ts'

/**
 * Loads the demo content. Existing rows stay unchanged, so that every start may call this. `opened` is since when the
 * shop, the acharyas and the accounts are there; days off are counted from now.
 */
export async function loadDemoCatalogue(db: Pick<Db, 'transaction'>, now: Date, opened = now): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { phone, role, profile, operatorStep } of demoAccounts)
      await openAccount(tx, { phone, role, operatorStep }, profile, opened)
    for (const [index, demo] of demoAcharyas.entries()) await addDemoAcharya(tx, demo, index, now, opened)
    for (const [rank, { rupees, minutes, festivals, ...pooja }] of demoPoojas.entries()) {
      const { concerns, ...details } = demoPoojaDetails[pooja.id]!
      const entry = {
        ...pooja,
        details,
        concerns: [...concerns],
        pricePaise: rupees * 100,
        durationMinutes: minutes,
        festivals: [...festivals],
        rank,
      }
      await addPooja(tx, entry, opened)
    }
    for (const [rank, { rupees, purposes, certificate = null, ...product }] of demoProducts.entries()) {
      await addProduct(tx, { ...product, purposes: [...purposes], certificate, pricePaise: rupees * 100, rank }, opened)
    }
    for (const { rupees, ...coupon } of demoCoupons) {
      const { most, minimum, budget } = rupees
      const paise = { mostPaise: most * 100, minimumPaise: minimum * 100, budgetPaise: budget * 100 }
      await addCoupon(tx, { ...coupon, ...paise, startsAt: opened, endsAt: later(now, coupon.days * 24 * 3600) })
    }
  })
}

async function openAccount(
  tx: Tx,
  { phone, role, operatorStep }: Pick<DemoAccount, 'phone' | 'role' | 'operatorStep'>,
  profile: Profile,
  now: Date,
): Promise<void> {
  const { first_name, last_name } = profile
  const opened = await insertUser(tx, { id: randomUUID(), phone, role, name: null, first_name, last_name }, now)
  if (!opened) return
  await updateProfile(tx, opened.id, profile, null, now)
  await openWallet(tx, opened.id)
  if (operatorStep) await saveStep(tx, opened.id, operatorStep)
}

async function addDemoAcharya(
  tx: Tx,
  demo: (typeof demoAcharyas)[number],
  index: number,
  now: Date,
  opened: Date,
): Promise<void> {
  await openAccount(tx, { phone: demo.phone, role: 'ROLE_ACHARYA' }, demo.account, opened)
  const account = await findByPhone(tx, demo.phone)
  // The account may have been erased and its number registered again: that account is not an acharya.
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
  await addAcharya(tx, entry, opened)
  await addHours(tx, account.id, index, now)
}

/** Adds default hours, unless the acharya already has hours. */
async function addHours(tx: Tx, userId: string, index: number, now: Date): Promise<void> {
  const [acharya] = await findByUserIds(tx, [userId])
  if (!acharya || (await hasPattern(tx, acharya.id))) return
  await replacePattern(tx, acharya.id, demoWeeks[index % demoWeeks.length]!.map(inMinutes))
  for (const { acharya: whose, inDays, hours } of demoDaysOff) {
    if (whose === index) await saveException(tx, acharya.id, indiaDay(later(now, inDays * 24 * 3600)), inMinutes(hours))
  }
}

function inMinutes(hours: readonly (readonly [from: number, to: number])[]) {
  return hours.map(([from, to]) => ({ from: from * 60, to: to * 60 }))
}
