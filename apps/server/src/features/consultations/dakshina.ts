import { randomUUID } from 'node:crypto'
import { notFound } from '@sankalp/contract'
import type { Db } from '../../platform/db/db.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { readHeld } from './history.repository.ts'
import { expectPaid } from './own-consultation.ts'
import type { WalletForConsultations } from './ports.ts'

type Needs = { db: Db; sharedClock: SharedClock; wallet: Pick<WalletForConsultations, 'planDakshina'> }

export type Dakshina = ReturnType<typeof createDakshina>

/** A gift to the acharya after a consultation. */
export function createDakshina({ db, sharedClock, wallet }: Needs) {
  /** The consultation is read before and not locked: one that is settled stays as it is, so that the movement is all that happens. */
  async function plan(consultationId: string, viewerId: string, rupees: number) {
    const held = await readHeld(db, consultationId, sharedClock.given())
    if (!held) throw notFound()
    const { acharyaName, acharyaUserId, now } = held
    expectPaid(held, viewerId, now)
    const amountPaise = rupees * 100
    return wallet.planDakshina(db, {
      // Of the call and not of the consultation: somebody may give twice.
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
  }

  return { plan }
}
