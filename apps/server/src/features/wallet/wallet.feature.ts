import type { Clock } from '../../platform/clock.ts'
import type { CompanySettings } from '../../platform/company-settings.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Log } from '../../platform/log.ts'
import type { PdfThread } from '../../platform/pdf/index.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { readEarnings } from './earnings.ts'
import { createMovements } from './movements.ts'
import { createReceipts } from './receipts.ts'
import { forgetBuyer } from './receipts.repository.ts'
import { supplierOf } from './supplier.ts'
import { walletJobs } from './wallet.jobs.ts'
import { mountWallet } from './wallet.routes.ts'
import { createWalletService } from './wallet.service.ts'

type Needs = {
  db: Db
  clock: Clock
  log: Log
  secrets: Secrets
  pdfs: PdfThread
  company: CompanySettings
  bonusSharePaise: number
}

export function createWalletFeature({ db, clock, log, secrets, pdfs, company, bonusSharePaise }: Needs) {
  let live: Live | null = null
  const wallet = createWalletService({ db, clock, secrets })
  const supplier = supplierOf(company)
  const receipts = createReceipts({ db, log, supplier })
  const movements = createMovements({
    onMoved: (userId) => {
      receipts.numberSoon()
      if (userId !== null) live?.tell(userId, 'wallet:changed', {})
    },
    supplier,
    bonusShareLimitPaise: bonusSharePaise,
  })
  return {
    name: 'wallet',
    /** The only way for other features to move money. */
    movements,
    /** Returns the earnings of an acharya for their console. */
    readEarnings: (ownerId: string, span: { from: Date; before: Date }) => readEarnings(db, ownerId, span),
    mount: ({ mount }) => mountWallet(mount, { wallet, receipts, pdfs }),
    live: (channel) => void (live = channel),
    jobs: walletJobs({ db, clock, receipts }),
    eraseFor: forgetBuyer,
    exportFor: async (userId) => ({ wallet: await wallet.getWallet(userId), ledger: await wallet.readLedger(userId) }),
    close: async () => receipts.close(),
  } satisfies Feature & { movements: unknown; readEarnings: unknown }
}
