import { receiptLineName } from '@sankalp/content/consultations-texts'
import {
  consultationGstPercent,
  consultationSharePercent,
  consultationTaxCode,
} from '@sankalp/contract/consultation-rules'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import { meter, splitPrice } from '@sankalp/contract/meter'
import type { Tx } from '../../platform/db/db.ts'
import { type ConsultationRow, addFigures } from './consultations.repository.ts'
import { move } from './life.ts'
import type { WalletForConsultations } from './ports.ts'
import { type Whole, meterRowsOf } from './view.ts'

const items: Record<TalkKind, 'chat' | 'audioCall' | 'videoCall'> = {
  Chat: 'chat',
  'Audio Call': 'audioCall',
  'Video Call': 'videoCall',
}

/**
 * Charges the price of an ended consultation to the reserved money and releases the rest. Uses only the meter's rows,
 * in the transaction that marks it as settled, so that a second call finds it done.
 */
export async function settle(
  tx: Tx,
  wallet: WalletForConsultations,
  whole: Whole,
  now: Date,
): Promise<ConsultationRow> {
  const { row } = whole
  const rows = meterRowsOf(whole)
  if (!rows || rows.endedMs === null) throw new Error('only an ended consultation can be settled')
  const { talkedMs, chargedSeconds, chargePaise } = meter(rows, rows.endedMs)
  const talkedSeconds = Math.floor(talkedMs / 1000)
  const { netPaise, taxPaise, acharyaPaise } = splitPrice(chargePaise, consultationGstPercent, consultationSharePercent)
  let [transferId, earnedPaise]: [string | null, number] = [null, 0]
  if (chargePaise > 0) {
    const moved = await wallet.payForConsultation(tx, {
      key: `consultation:${row.id}`,
      userId: row.userId,
      subject: { kind: 'consultation', id: row.id, ...(row.acharyaName && { name: row.acharyaName }) },
      lines: [
        {
          item: items[row.talk],
          name: receiptLineName(row.acharyaName, chargedSeconds, row.paisePerMinute),
          quantity: 1,
          amountPaise: netPaise,
          taxPercent: consultationGstPercent,
          taxPaise,
          code: consultationTaxCode,
        },
      ],
      ...(acharyaPaise > 0 && { earnings: [{ ownerId: row.acharyaUserId, amountPaise: acharyaPaise }] }),
      reservationId: row.id,
      now,
    })
    ;({ transferId, earnedPaise } = moved)
    await addFigures(tx, row.acharyaId, { sessions: 1, talkedSeconds })
  } else if (row.bookingId === null) {
    await wallet.releaseForConsultation(tx, { id: row.id, userId: row.userId, now })
  }
  return move(
    tx,
    row,
    'settled',
    { talkedSeconds, chargedSeconds, chargedPaise: chargePaise, earnedPaise, transferId },
    now,
  )
}
