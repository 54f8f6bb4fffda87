import { randomUUID } from 'node:crypto'
import { notFound } from '@sankalp/contract'
import type { Tx } from '../../platform/db/db.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { readHeld } from './history.repository.ts'
import { expectPaid } from './own-consultation.ts'
import type { WalletForConsultations } from './ports.ts'

type Needs = { sharedClock: SharedClock; wallet: Pick<WalletForConsultations, 'giveDakshina'> }

export type Dakshina = ReturnType<typeof createDakshina>

/** Gives a dakshina to the acharya after a consultation. */
export function createDakshina({ sharedClock, wallet }: Needs) {
  /** No lock is needed: a settled consultation no longer changes. */
  async function give(tx: Tx, consultationId: string, viewerId: string, rupees: number) {
    const held = await readHeld(tx, consultationId, sharedClock.given())
    if (!held) throw notFound()
    const { acharyaName, acharyaUserId, now } = held
    expectPaid(held, viewerId, now)
    const amountPaise = rupees * 100
    const { transferId } = await wallet.giveDakshina(tx, {
      // A new key for each API call: a user may give twice for one consultation.
      key: `dakshina:${randomUUID()}`,
      userId: viewerId,
      subject: { kind: 'consultation', id: consultationId, ...(acharyaName && { name: acharyaName }) },
      lines: [
        {
          item: 'dakshina',
          quantity: 1,
          amountPaise,
          taxPercent: 0,
          taxPaise: 0,
          ...(acharyaName && { name: acharyaName }),
        },
      ],
      earnings: [{ ownerId: acharyaUserId, amountPaise }],
      now,
    })
    return { transferId }
  }

  return { give }
}
