/** The cache keys of the notices feature. */
export const noticeKeys = {
  settings: (userId: string | null) => ['notices', userId] as const,
}
