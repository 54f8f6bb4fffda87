import { type Language, notFound } from '@sankalp/contract'
import type { Rite } from '@sankalp/contract/bookings'
import { pictureOf } from '../../platform/illustrations.ts'
import type { Db } from '../../platform/db/db.ts'
import * as repository from './bookings.repository.ts'

/** Returns what devotee and acharya need during a paid pooja. */
export async function readRite(db: Db, userId: string, bookingId: string, language: Language): Promise<Rite> {
  const booking = await repository.findBooking(db, bookingId)
  const isOfPair = booking && [booking.userId, booking.acharya.userId].includes(userId)
  if (!isOfPair || booking.transferId === null) throw notFound()
  const { details, pooja, poojaId, startsAt, sankalp } = booking
  const texts = await repository.readRiteTexts(db, poojaId, language)
  return {
    bookingId,
    pooja: {
      _id: poojaId,
      pooja_name: pooja.name[language],
      drawing: pictureOf('poojas', { id: poojaId, drawing: pooja.drawing }),
    },
    startsAt: startsAt.toISOString(),
    names: details ? [...new Set([details.name, ...(details.sankalpNames ?? [])])] : [],
    gotra: details?.gotra ?? null,
    city: details?.city ?? '',
    state: details?.state ?? '',
    sankalp,
    steps: texts?.steps ?? [],
    samagri: texts?.samagri ?? [],
    prepare: texts?.prepare ?? [],
  }
}
