import { type Language, toRupees } from '@sankalp/contract'
import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { isJoinOpen } from '@sankalp/contract/booking-rules'
import { acharyaSharePaise } from '@sankalp/contract/pooja-price'
import type { AcharyaBookingRow } from './acharya-bookings.repository.ts'

type Reading = { language: Language; now: Date; pictureUrl: (key: string) => Promise<string> }

/** A booking as its acharya sees it. */
export async function toAcharyaBooking(
  row: AcharyaBookingRow,
  { language, now, pictureUrl }: Reading,
): Promise<AcharyaBooking> {
  const { details } = row
  return {
    _id: row.id,
    status: row.state,
    pooja: { _id: row.poojaId, pooja_name: row.poojaName[language], drawing: row.drawing },
    startsAt: row.startsAt.toISOString(),
    name: details?.name ?? '',
    gotra: details?.gotra ?? null,
    sankalpNames: details?.sankalpNames ?? [],
    city: details?.city ?? '',
    state: details?.state ?? '',
    sankalp: row.sankalp,
    // What went back to the devotee is earned by nobody.
    earns: toRupees(row.isRefunded ? 0 : acharyaSharePaise(row.poojaPaise, row.dakshinaPaise)),
    dakshina: toRupees(row.dakshinaPaise),
    note: row.note,
    pictures: await Promise.all(row.pictures.map(async ({ id, key }) => ({ _id: id, url: await pictureUrl(key) }))),
    cancelReason: row.cancelReason,
    isWaiting:
      row.state === 'confirmed' &&
      row.devoteeJoinedAt !== null &&
      row.acharyaJoinedAt === null &&
      isJoinOpen(row.startsAt, now),
  }
}

/** Whether there is something to write to the devotee about: the pooja's time has come, and nobody called it off. */
export function mayBeWrittenAbout(
  { state, startsAt }: Pick<AcharyaBookingRow, 'state' | 'startsAt'>,
  now: Date,
): boolean {
  return now >= startsAt && state !== 'cancelled'
}
