import { toRupees } from '@sankalp/contract'
import * as contract from '@sankalp/contract/wallet'
import type { Db } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { readBalance } from './wallet.repository.ts'

export function mountWallet(mount: Mount, db: Db): void {
  mount(contract.getUserWalletDetail, async ({ viewer }) => ({
    wallet: { balance: toRupees(await readBalance(db, viewer.userId)) },
  }))
}
