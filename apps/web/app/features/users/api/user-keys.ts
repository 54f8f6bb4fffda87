/** Query keys of the users feature. */
export const userKeys = {
  one: (userId: string | null) => ['users', userId] as const,
}
