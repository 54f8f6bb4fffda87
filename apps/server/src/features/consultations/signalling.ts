import { DomainError } from '@sankalp/contract'
import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { ClientPayload } from '@sankalp/contract/live/events'
import type { Db, Queryable } from '../../platform/db/db.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { Parts } from './parts.ts'
import type { Part } from './presence.ts'
import type { Readiness } from './readiness.ts'
import { saveSignalled } from './readiness.repository.ts'
import type { Teller } from './teller.ts'

type Needs = { db: Db; teller: Teller; parts: Parts; readiness: Readiness }

/**
 * Forwards the signals that connect two browsers for a video or audio call. Sound and picture never pass through the
 * server.
 */
export function createSignalling({ db, teller, parts, readiness }: Needs) {
  /**
   * Per connection of this process: the consultation whose video or audio call it has joined. A connection outlives the
   * call and can join the next.
   */
  const entered = new WeakMap<LiveConnection, string>()

  async function enter(part: Part, connection: LiveConnection): Promise<Part> {
    if (entered.get(connection) === part.consultationId) return part
    if (!(await saveSignalled(db, part))) throw new DomainError('NOT_A_CALL', {})
    entered.set(connection, part.consultationId)
    return part
  }

  return {
    async signal({ to, signal }: ClientPayload<'webrtc:signal'>, connection: LiveConnection): Promise<void> {
      await enter(await parts.with(connection, to), connection)
      teller.now(to, 'webrtc:signal', { from: connection.viewer.userId, signal })
    },
    async media({ requestId }: ClientPayload<'call:media'>, connection: LiveConnection): Promise<void> {
      await readiness.connected(await enter(await parts.in(connection, requestId), connection))
    },
    async quality({ requestId, ...figures }: ClientPayload<'call:quality'>, connection: LiveConnection): Promise<void> {
      const part = await enter(await parts.in(connection, requestId), connection)
      await addQuality(db, requestId, part.side, figures)
    },
  }
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
