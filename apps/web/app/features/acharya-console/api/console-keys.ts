export type BookingsWhen = 'coming' | 'past'

/** The cache keys of the console. The key of everything that a booking changes begins with `all`. */
export const consoleKeys = {
  all: (userId: string | null) => ['acharya-console', userId] as const,
  availability: (userId: string | null) => ['acharya-console', userId, 'availability'] as const,
  allBookings: (userId: string | null) => ['acharya-console', userId, 'bookings'] as const,
  bookings: (userId: string | null, when: BookingsWhen) => ['acharya-console', userId, 'bookings', when] as const,
  running: (userId: string | null) => ['acharya-console', userId, 'running'] as const,
  console: (userId: string | null) => ['acharya-console', userId, 'console'] as const,
  waiting: (userId: string | null) => ['acharya-console', userId, 'waiting'] as const,
  talks: (userId: string | null) => ['acharya-console', userId, 'talks'] as const,
  payouts: (userId: string | null) => ['acharya-console', userId, 'payouts'] as const,
  bankAccount: (userId: string | null) => ['acharya-console', userId, 'bank-account'] as const,
  statement: (userId: string | null, week: string | null) => ['acharya-console', userId, 'statement', week] as const,
  profile: (userId: string | null) => ['acharya-console', userId, 'profile'] as const,
  earnings: (userId: string | null, month: string | null) => ['acharya-console', userId, 'earnings', month] as const,
}
