import type { TalkKind } from '@sankalp/contract/live/consultations'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Plan } from '../../platform/http/idempotency.ts'

/** What consultations need of other features; the app hands it over. */

type BothLanguages = { en: string; hin: string }

export type AcharyaToConsult = {
  id: string
  userId: string
  name: BothLanguages
  paisePerMinute: Record<TalkKind, number>
}

/** By the id of the entry or of the account; null when they are not listed. */
export type FindAcharya = (db: Queryable, id: string) => Promise<AcharyaToConsult | null>

type Bill = {
  key: string
  userId: string
  subject: { kind: string; id: string; name?: BothLanguages }
  lines: readonly {
    item: 'chat' | 'audioCall' | 'videoCall' | 'dakshina'
    name?: BothLanguages
    quantity: number
    amountPaise: number
    taxPercent: number
    taxPaise: number
    code?: string
  }[]
  earnings?: readonly { ownerId: string; amountPaise: number }[]
  reservationId?: string
  now: Date
}
type Reservation = {
  id: string
  userId: string
  subject: Bill['subject']
  amountPaise: number
  now: Date
  expiresAt: Date
}

/** The part of the wallet that consultations need. Always after the lock of the consultation's own row. */
export type WalletForConsultations = {
  /** What can be spent now. */
  readAvailable(db: Queryable, userId: string): Promise<number>
  /** Refuses with INSUFFICIENT_BALANCE or DAILY_LIMIT_REACHED, and has changed nothing then. */
  reserveForConsultation(tx: Tx, reservation: Reservation): Promise<void>
  extendForConsultation(tx: Tx, more: Pick<Reservation, 'id' | 'userId' | 'amountPaise' | 'now'>): Promise<void>
  releaseForConsultation(tx: Tx, reservation: Pick<Reservation, 'id' | 'userId' | 'now'>): Promise<void>
  payForConsultation(tx: Tx, bill: Bill): Promise<{ transferId: string }>
  /** A gift that is the whole effect of a call. */
  planDakshina(db: Db, bill: Bill): Plan<{ transferId: string }>
}

/** Keeps what a user thinks of a consultation; said again, it replaces what was said before. */
export type RateConsultation = (
  tx: Tx,
  rated: { userId: string; consultationId: string; acharyaId: string; stars: number; words: string; now: Date },
) => Promise<void>

/** Acharyas who want no further request for now. */
export type Pauses = {
  isPaused(db: Queryable, userId: string): Promise<boolean>
  /** A consultation of theirs is over. True when a pause begins with it. */
  begin(tx: Tx, userId: string): Promise<boolean>
}

/** Calls of booked poojas, which are paid already. */
export type PoojaCalls = {
  /** The user's booking with this acharya whose window is open now; null when there is none. */
  findJoinable(
    tx: Tx,
    asked: { userId: string; acharyaId: string },
  ): Promise<{ bookingId: string; endsAt: Date } | null>
  /** The two have met. False when the window has closed meanwhile. */
  markLive(tx: Tx, asked: { userId: string; acharyaId: string }): Promise<boolean>
}

/** Something that a person should know even when no page of ours is open. */
export type ConsultationNotice =
  | {
      kind: 'consultationRequested'
      userId: string
      requestId: string
      from: string | null
      talk: TalkKind
      minutes: number
      isPoojaCall: boolean
      answerBy: Date
    }
  /** It need not ring any more. */
  | {
      kind: 'consultationRequestOver'
      userId: string
      requestId: string
      from: string | null
      how: 'accepted' | 'refused' | 'cancelled' | 'missed'
    }
  | { kind: 'queueTurn'; userId: string; acharyaId: string; acharya: BothLanguages; until: Date }
  | { kind: 'acharyaOnline'; userId: string; acharyaId: string; acharya: BothLanguages }

export type Notify = (tx: Tx, notice: ConsultationNotice) => Promise<void>
