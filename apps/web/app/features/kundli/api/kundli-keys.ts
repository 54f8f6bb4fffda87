/** Names what is cached of the kundli feature. */
export const kundliKeys = {
  saved: (userId: string | null) => ['kundli', userId, 'saved'] as const,
}
