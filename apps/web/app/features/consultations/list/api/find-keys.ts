import type { ListWish } from '../list-address.ts'

/** The cache keys of finding an acharya. */
export const findKeys = {
  lists: ['find-acharya', 'list'] as const,
  list: (wish: ListWish, favouriteIds: readonly string[] | null, language: string) =>
    ['find-acharya', 'list', wish, favouriteIds, language] as const,
  one: (acharyaId: string, language: string) => ['find-acharya', 'one', acharyaId, language] as const,
  ones: ['find-acharya', 'one'] as const,
  free: (language: string) => ['find-acharya', 'free', language] as const,
  waits: ['find-acharya', 'waits'] as const,
  favourites: (userId: string | null) => ['find-acharya', 'favourites', userId] as const,
  wishes: (userId: string | null) => ['find-acharya', 'wishes', userId] as const,
  rates: (userId: string | null, acharyaId: string) => ['find-acharya', 'rates', userId, acharyaId] as const,
  running: (userId: string | null) => ['find-acharya', 'running', userId] as const,
  queues: (userId: string | null) => ['find-acharya', 'queues', userId] as const,
}
