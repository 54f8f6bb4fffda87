/** The cache keys of the kundli feature. */
export const kundliKeys = {
  saved: (userId: string | null) => ['kundli', userId, 'saved'] as const,
}
