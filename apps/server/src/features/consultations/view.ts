import { requestSeconds } from '@sankalp/contract/consultation-life'
import { type Consultation } from '@sankalp/contract/live/consultations'
import type { LivePerson } from '@sankalp/contract/live/fields'
import { type MeterRows, meter, meterStart } from '@sankalp/contract/meter'
import { toRupees } from '@sankalp/contract'
import { portraitOf } from '../../platform/illustrations.ts'
import { type ConsultationRow, freshSeconds } from './consultations.repository.ts'
import { type Facts, isAcharyaPresent } from './next-step.ts'
import type { PresenceRow } from './presence.repository.ts'
import { spansTogether } from './spans.ts'

/** A consultation with its meter rows. */
export type Whole = { row: ConsultationRow; presence: readonly PresenceRow[] }

export function userOf({
  userId,
  userName,
  userPictureKey,
  intake,
}: Pick<ConsultationRow, 'userId' | 'userName' | 'userPictureKey' | 'intake'>): LivePerson {
  return { userId, userName: userName ?? intake?.name ?? '', profilePic: addressOf(userPictureKey) }
}

export function acharyaOf({
  acharyaUserId,
  acharyaUserName,
  acharyaName,
  acharyaPictureKey,
  acharyaPortrait,
  acharyaGender,
}: Pick<
  ConsultationRow,
  'acharyaUserId' | 'acharyaUserName' | 'acharyaName' | 'acharyaPictureKey' | 'acharyaPortrait' | 'acharyaGender'
>): LivePerson {
  return {
    userId: acharyaUserId,
    userName: acharyaUserName ?? acharyaName?.en ?? '',
    ...(acharyaName && { names: acharyaName }),
    ...(acharyaPortrait !== '' && { portrait: portraitOf(acharyaPortrait) }),
    ...(acharyaGender && { gender: acharyaGender }),
    profilePic: addressOf(acharyaPictureKey),
  }
}

function addressOf(key: string | null): string | null {
  return key && `/media/${key}`
}

export function factsOf({ row, presence }: Whole): Facts {
  const ofAcharya = presence.filter(({ side }) => side === 'acharya')
  return {
    state: row.state,
    isPoojaCall: row.bookingId !== null,
    requestedMs: row.requestedAt.getTime(),
    acceptedMs: row.acceptedAt?.getTime() ?? null,
    readyMs: readyMsOf(row),
    hasCome: {
      user: row.userSignalled || row.userReadyAt !== null,
      acharya: row.acharyaSignalled || row.acharyaReadyAt !== null,
    },
    spokeMs: row.spokeAt?.getTime() ?? null,
    ratePaisePerMinute: row.paisePerMinute,
    minutes: row.minutes,
    acharyaSpans: spansTogether(presence),
    seenMs: { user: lastSeen(presence, 'user'), acharya: lastSeen(presence, 'acharya') },
    isAcharyaOpen: ofAcharya.some(({ isOpen }) => isOpen),
    cutOffMs: lastMs(presence.filter(({ isCutOff, isOpen }) => isCutOff && isOpen)),
  }
}

type ReadyRow = Pick<ConsultationRow, 'startsWhenReady' | 'userReadyAt' | 'acharyaReadyAt'>

export function readyMsOf({ startsWhenReady, userReadyAt, acharyaReadyAt }: ReadyRow): MeterRows['readyMs'] {
  if (!startsWhenReady) return null
  return { user: userReadyAt?.getTime() ?? null, acharya: acharyaReadyAt?.getTime() ?? null }
}

function lastSeen(presence: readonly PresenceRow[], of: PresenceRow['side']): number | null {
  return lastMs(presence.filter(({ side }) => side === of))
}

function lastMs(rows: readonly PresenceRow[]): number | null {
  return rows.length > 0 ? Math.max(...rows.map(({ seenAt }) => seenAt.getTime())) : null
}

/** Returns null before the acceptance: nothing is metered yet. */
export function meterRowsOf(whole: Whole): MeterRows | null {
  const { acceptedMs, readyMs, spokeMs, acharyaSpans, ratePaisePerMinute, minutes } = factsOf(whole)
  if (acceptedMs === null) return null
  return {
    acceptedMs,
    readyMs,
    endedMs: whole.row.endedAt?.getTime() ?? null,
    spokeMs,
    acharyaSpans,
    ratePaisePerMinute,
    minutes,
  }
}

export function toConsultation(whole: Whole, now: Date): Consultation {
  const { row, presence } = whole
  const nowMs = now.getTime()
  const facts = factsOf(whole)
  const rows = meterRowsOf(whole)
  const reading = rows ? meter(rows, nowMs) : { talkedMs: 0, chargedSeconds: 0, chargePaise: 0 }
  const startedMs = rows && meterStart(rows)
  const isRunning = startedMs !== null && (row.state === 'accepted' || row.state === 'live')
  const freshMs = nowMs - freshSeconds * 1000
  return {
    requestId: row.id,
    state: row.state,
    talk: row.talk,
    isPoojaCall: row.bookingId !== null,
    bookingId: row.bookingId,
    user: userOf(row),
    acharya: acharyaOf(row),
    acharyaEntry: row.acharyaId,
    intake: row.intake,
    chatMinutes: row.minutes,
    perMinute: toRupees(row.paisePerMinute),
    now: nowMs,
    requestedAt: facts.requestedMs,
    answerBy: facts.requestedMs + requestSeconds * 1000,
    acceptedAt: facts.acceptedMs,
    startedAt: startedMs,
    endedAt: row.endedAt?.getTime() ?? null,
    meter: {
      talkedMs: reading.talkedMs,
      remainingMs: Math.max(0, row.minutes * 60_000 - reading.talkedMs),
      isRunning,
      charge: toRupees(row.chargedPaise ?? reading.chargePaise),
      chargedSeconds: row.chargedSeconds ?? reading.chargedSeconds,
    },
    present: {
      user: presence.some(({ side, isOpen, seenAt }) => side === 'user' && isOpen && seenAt.getTime() > freshMs),
      acharya: isAcharyaPresent(facts, nowMs),
    },
    lastSeq: row.lastSeq,
    marks: {
      userDelivered: row.userDelivered,
      userRead: row.userRead,
      acharyaDelivered: row.acharyaDelivered,
      acharyaRead: row.acharyaRead,
    },
    endReason: row.endReason,
    endedBy: row.endedBy,
    transferId: row.transferId,
  }
}
