import { join } from 'node:path'
import { type Db, type Tx } from '@sankalp/server/src/platform/db/db.ts'
import { openEmbedded } from '@sankalp/server/src/platform/db/embedded.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { releaseMoney, reserveMoney } from '@sankalp/server/src/features/wallet/ledger.ts'
import { bill, movements } from '@sankalp/server/test/ledger.ts'

/** Reserves money for a consultation, or ends it: with its price, or without one. */
export type LedgerCall = {
  call: number
  kind: 'reserve' | 'settle' | 'release'
  id: string
  userId: string
  paise: number
}
/** Sent after the commit, and not before. */
export type LedgerAnswer = { call: number; result: string }

// Runs the ledger in a separate process that can be killed, as a live consultation uses it.
const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = process.env
const db: Db = url ? openPostgres(url, () => undefined) : await openEmbedded({ folder: join(dataDir, 'database') })

async function work(tx: Tx, { kind, id, userId, paise }: LedgerCall): Promise<string> {
  const now = new Date()
  const subject = { kind: 'consultation', id }
  switch (kind) {
    case 'reserve':
      await reserveMoney(tx, {
        id,
        userId,
        subject,
        amountPaise: paise,
        now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      })
      return 'reserved'
    case 'settle':
      return (
        await movements.payForConsultation(
          tx,
          bill(userId, paise, { key: `consultation:${id}`, subject, reservationId: id, now }),
        )
      ).transferId
    case 'release':
      // A repeated call finds it released: the result is the same.
      await releaseMoney(tx, id, 'released', now)
      return 'released'
  }
}

process.on('message', (asked: LedgerCall) => {
  void db
    .transaction((tx) => work(tx, asked))
    .then(
      (result) => process.send!({ call: asked.call, result } satisfies LedgerAnswer),
      (error: Error) => process.send!({ call: asked.call, result: `failed: ${error.message}` } satisfies LedgerAnswer),
    )
})
process.send!('ready')
