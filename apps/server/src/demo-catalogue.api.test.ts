import { expect, test } from 'vitest'
import { markOfEverything } from '../test/contract/mark-of-everything.ts'
import { openTestDb } from '../test/test-db.ts'
import { loadDemoCatalogue } from './demo-catalogue.ts'

test('a second start changes nothing and keeps edited content', async () => {
  const db = await openTestDb()
  try {
    await loadDemoCatalogue(db, new Date('2026-11-15T06:00:00Z'))
    const first = await markOfEverything(db)
    await loadDemoCatalogue(db, new Date('2026-11-16T06:00:00Z'))
    expect(await markOfEverything(db)).toBe(first)

    await db.query("update pooja set price_paise = 99900, listed = false where id = 'ganesh'")
    await db.query("delete from pooja_festival where pooja_id = 'ganesh'")
    await db.query('update product set stock = 3, name = \'{"en":"Bead","hin":"दाना"}\' where sku = \'RUD-05\'')
    await db.query("update acharya set chat_paise_per_minute = 1234 where portrait like 'man-turban%'")
    const edited = await markOfEverything(db)
    await loadDemoCatalogue(db, new Date('2026-11-17T06:00:00Z'))
    expect(await markOfEverything(db)).toBe(edited)
  } finally {
    await db.close()
  }
})

test('two processes that start together load the catalogue once', async () => {
  const db = await openTestDb()
  try {
    await Promise.all([loadDemoCatalogue(db, new Date()), loadDemoCatalogue(db, new Date())])
    const [counts] =
      await db.query(`select (select count(*)::int from acharya) as acharyas, (select count(*)::int from pooja) as poojas,
      (select count(*)::int from product) as products, (select count(*)::int from user_account) as accounts,
      (select count(*)::int from wallet_account) as wallets`)
    expect(counts).toEqual({ acharyas: 12, poojas: 24, products: 48, accounts: 15, wallets: 15 })
  } finally {
    await db.close()
  }
})
