import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { ClientPayload } from '@sankalp/contract/live/events'
import type { Db, Queryable } from '../../platform/db/db.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import type { Parts } from './parts.ts'
import type { Teller } from './teller.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  teller: Teller
  parts: Parts
  onFirstWord: (consultationId: string) => void
}

/** How the two browsers find each other for a call. Sound and picture never pass through here. */
export function createSignalling({ db, sharedClock, teller, parts, onFirstWord }: Needs) {
  /** Of this process: whose first signal is written down already. */
  const noted = new WeakSet<LiveConnection>()

  return {
    async signal({ to, signal }: ClientPayload<'webrtc:signal'>, connection: LiveConnection): Promise<void> {
      const part = await parts.with(connection, to)
      if ('sdp' in signal && !noted.has(connection)) {
        await noteSignal(db, part.consultationId, part.side)
        noted.add(connection)
      }
      teller.now(to, 'webrtc:signal', { from: connection.viewer.userId, signal })
    },
    /** Believed of the acharya only where the user's browser took part in the call too. */
    async media({ requestId }: ClientPayload<'call:media'>, connection: LiveConnection): Promise<void> {
      const part = await parts.in(connection, requestId)
      if (part.side === 'acharya' && (await noteMedia(db, requestId, await sharedClock.now(db)))) onFirstWord(requestId)
    },
    async quality({ requestId, ...figures }: ClientPayload<'call:quality'>, connection: LiveConnection): Promise<void> {
      const part = await parts.in(connection, requestId)
      await addQuality(db, requestId, part.side, figures)
    },
  }
}

async function noteSignal(db: Queryable, consultationId: string, side: ConsultationSide): Promise<void> {
  const column = side === 'user' ? 'user_signalled' : 'acharya_signalled'
  await db.query(`update consultation set ${column} = true where id = $1 and not ${column}`, [consultationId])
}

async function noteMedia(db: Queryable, consultationId: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    `update consultation set spoke_at = $2 where id = $1 and spoke_at is null and talk <> 'Chat' and user_signalled and acharya_signalled
       and state in ('accepted', 'live', 'paused') returning id`,
    [consultationId, now],
  )
  return rows.length > 0
}

type Figures = { lossPercent: number; roundTripMs: number; isAudioOnly: boolean }

async function addQuality(
  db: Queryable,
  consultationId: string,
  side: ConsultationSide,
  { lossPercent, roundTripMs, isAudioOnly }: Figures,
): Promise<void> {
  await db.query(
    `insert into consultation_quality as q (consultation_id, side, reports, loss_percent_sum, loss_percent_most, round_trip_ms_sum, round_trip_ms_most, audio_only_reports)
     values ($1, $2, 1, $3, $3, $4, $4, $5)
     on conflict (consultation_id, side) do update set reports = q.reports + 1,
       loss_percent_sum = q.loss_percent_sum + excluded.loss_percent_sum, loss_percent_most = greatest(q.loss_percent_most, excluded.loss_percent_most),
       round_trip_ms_sum = q.round_trip_ms_sum + excluded.round_trip_ms_sum, round_trip_ms_most = greatest(q.round_trip_ms_most, excluded.round_trip_ms_most),
       audio_only_reports = q.audio_only_reports + excluded.audio_only_reports`,
    [consultationId, side, lossPercent, roundTripMs, isAudioOnly ? 1 : 0],
  )
}
