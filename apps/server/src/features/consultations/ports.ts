import type { TalkKind } from '@sankalp/contract/live/consultations'
import type { Queryable, Tx } from '../../platform/db/db.ts'

/** What consultations need from other features; the app provides it. */

type BothLanguages = { en: string; hin: string }

export type AcharyaToConsult = {
  id: string
  userId: string
  name: BothLanguages
  paisePerMinute: Record<TalkKind, number>
}

/** Finds an acharya by the id of the entry or of the account. Returns null if not listed. */
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

/** The part of the wallet that consultations need. Always called after locking the consultation's own row. */
export type WalletForConsultations = {
  /** Returns the amount that can be spent now. */
  readAvailable(db: Queryable, userId: string): Promise<number>
  /** Throws INSUFFICIENT_BALANCE or DAILY_LIMIT_REACHED without having changed anything. */
  reserveForConsultation(tx: Tx, reservation: Reservation): Promise<void>
  extendForConsultation(tx: Tx, more: Pick<Reservation, 'id' | 'userId' | 'amountPaise' | 'now'>): Promise<void>
  releaseForConsultation(tx: Tx, reservation: Pick<Reservation, 'id' | 'userId' | 'now'>): Promise<void>
  /** `earnings` is the acharya's share of paid money. The share of bonus money is decided here and returned. */
  payForConsultation(tx: Tx, bill: Bill): Promise<{ transferId: string; earnedPaise: number }>
  /** Throws DAKSHINA_FROM_PAID_MONEY if it would take bonus money. */
  giveDakshina(tx: Tx, bill: Bill): Promise<{ transferId: string }>
}

/** Stores a user's rating of a consultation. A new one replaces the old one. */
export type RateConsultation = (
  tx: Tx,
  rated: { userId: string; consultationId: string; acharyaId: string; stars: number; words: string; now: Date },
) => Promise<void>

/** Acharyas who accept no further requests for now. */
export type Pauses = {
  isPaused(db: Queryable, userId: string): Promise<boolean>
  /** The acharya's consultation is over. Returns true if a pause begins. */
  begin(tx: Tx, userId: string): Promise<boolean>
}

/** Video and audio calls of booked poojas, which are already paid. */
export type PoojaCalls = {
  /** Returns the user's booking with this acharya whose window is open now, or null. */
  findJoinable(
    tx: Tx,
    asked: { userId: string; acharyaId: string },
  ): Promise<{ bookingId: string; endsAt: Date } | null>
  /** Records that the two have met. Returns false if the window has closed meanwhile. */
  markLive(tx: Tx, asked: { userId: string; acharyaId: string }): Promise<boolean>
}

/** A notice that a user should get even when no page of ours is open. */
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
  /** Stops the ringing. */
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
