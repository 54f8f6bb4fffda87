import { type Language, toRupees } from '@sankalp/contract'
import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { isJoinOpen } from '@sankalp/contract/booking-rules'
import { pictureOf } from '../../../platform/illustrations.ts'
import type { AcharyaBookingRow } from './acharya-bookings.repository.ts'

type Reading = { language: Language; now: Date; pictureUrl: (key: string) => Promise<string> }

/** Maps a booking as its acharya sees it. */
export async function toAcharyaBooking(
  row: AcharyaBookingRow,
  { language, now, pictureUrl }: Reading,
): Promise<AcharyaBooking> {
  const { details } = row
  return {
    _id: row.id,
    status: row.state,
    pooja: {
      _id: row.poojaId,
      pooja_name: row.poojaName[language],
      drawing: pictureOf('poojas', { id: row.poojaId, drawing: row.drawing }),
    },
    startsAt: row.startsAt.toISOString(),
    name: details?.name ?? '',
    gotra: details?.gotra ?? null,
    sankalpNames: details?.sankalpNames ?? [],
    city: details?.city ?? '',
    state: details?.state ?? '',
    sankalp: row.sankalp,
    // The acharya does not earn what was refunded.
    earns: toRupees(row.isRefunded ? 0 : row.earnedPaise),
    dakshina: toRupees(row.dakshinaPaise),
    note: row.note,
    pictures: await Promise.all(row.pictures.map(async ({ id, key }) => ({ _id: id, url: await pictureUrl(key) }))),
    cancelReason: row.cancelReason,
    isWaiting:
      row.state === 'confirmed' &&
      row.devoteeJoinedAt !== null &&
      row.acharyaJoinedAt === null &&
      isJoinOpen(row.startsAt, now),
    isAsked: row.state === 'live' && row.isAsked,
  }
}

/**
 * Whether the acharya may send something to the devotee: the pooja's time has come, and the booking is not cancelled.
 */
export function mayBeWrittenAbout(
  { state, startsAt }: Pick<AcharyaBookingRow, 'state' | 'startsAt'>,
  now: Date,
): boolean {
  return now >= startsAt && state !== 'cancelled'
}
