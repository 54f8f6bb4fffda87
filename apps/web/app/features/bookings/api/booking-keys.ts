/** The cache keys of the bookings feature. The keys that a change of a booking makes stale begin with `own`. */
export const bookingKeys = {
  pooja: (poojaId: string, language: string) => ['bookings', 'pooja', poojaId, language] as const,
  acharya: (acharyaId: string, language: string) => ['bookings', 'acharya', acharyaId, language] as const,
  acharyas: (language: string) => ['bookings', 'acharyas', language] as const,
  slotsOf: (acharyaId: string) => ['bookings', 'slots', acharyaId] as const,
  slots: (acharyaId: string, month: string, place: string) => ['bookings', 'slots', acharyaId, month, place] as const,
  almanac: (place: string, month: string) => ['bookings', 'almanac', place, month] as const,
  own: (userId: string | null) => ['bookings', 'own', userId] as const,
  one: (userId: string | null, bookingId: string) => ['bookings', 'own', userId, 'one', bookingId] as const,
  booked: (userId: string | null) => ['bookings', 'own', userId, 'booked'] as const,
}
