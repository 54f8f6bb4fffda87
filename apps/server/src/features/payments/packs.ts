import { DomainError } from '@sankalp/contract'
import { isOncePerPerson, rechargePacks } from '@sankalp/contract/recharge-packs'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import * as repository from './packs.repository.ts'

export type Packs = ReturnType<typeof createPacks>

/**
 * Manages packs that are sold once per account and number. A pack is used when its payment is credited, so an unpaid
 * page uses none. The number is stored as a keyed hash, so that erasing an account and opening a new one gives no
 * second pack.
 */
export function createPacks({ db, secrets }: { db: Db; secrets: Secrets }) {
  async function holderOf(on: Queryable, userId: string): Promise<repository.Holder> {
    const phone = await repository.findPhone(on, userId)
    // Check both hashes while the secret changes: a number may be stored under the other one.
    const hashes = phone === null ? [] : [secrets.hash('pack', phone), secrets.otherHash('pack', phone)]
    return { userId, numberHashes: hashes.filter((hash) => hash !== null) }
  }

  async function list(userId: string) {
    const used = await repository.listUsed(db, await holderOf(db, userId))
    return rechargePacks.map(({ price, extra, isPopular = false }) => ({
      price,
      extra,
      isPopular,
      isUsed: used.includes(price * 100),
    }))
  }

  /** Throws if the pack was already sold. */
  async function expectUnused(tx: Tx, userId: string, pack: { price: number; extra: number }): Promise<void> {
    if (!isOncePerPerson(pack)) return
    const packPaise = pack.price * 100
    const used = await repository.listUsed(tx, await holderOf(tx, userId))
    if (used.includes(packPaise)) throw new DomainError('PACK_USED', { packPaise })
  }

  /**
   * Uses the pack of a payment that is about to be credited. Returns false if another payment, begun before or at the
   * same time, has used it meanwhile.
   */
  async function use(
    tx: Tx,
    {
      paymentId,
      userId,
      paidPaise,
      bonusPaise,
    }: { paymentId: string; userId: string; paidPaise: number; bonusPaise: number },
  ): Promise<boolean> {
    if (!isOncePerPerson({ price: paidPaise, extra: bonusPaise })) return true
    const holder = await holderOf(tx, userId)
    if ((await repository.listUsed(tx, holder)).includes(paidPaise)) return false
    return repository.insertUse(tx, {
      paymentId,
      packPaise: paidPaise,
      userId,
      numberHash: holder.numberHashes[0] ?? null,
    })
  }

  /** Called before the number is erased: adds its hash to packs bought before hashes were stored. */
  async function rememberNumber(tx: Tx, userId: string): Promise<void> {
    const { numberHashes } = await holderOf(tx, userId)
    if (numberHashes[0] !== undefined) await repository.saveHash(tx, userId, numberHashes[0])
  }

  return { list, expectUnused, use, rememberNumber }
}
