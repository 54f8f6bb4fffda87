/** The cache keys of consultations. The keys that a change of one makes stale begin with `own`. */
export const consultationKeys = {
  own: (userId: string | null) => ['consultations', 'own', userId] as const,
  one: (userId: string | null, consultationId: string) =>
    ['consultations', 'own', userId, 'one', consultationId] as const,
  history: (userId: string | null, as: 'user' | 'acharya') => ['consultations', 'own', userId, 'history', as] as const,
  births: (userId: string | null) => ['consultations', 'own', userId, 'births'] as const,
}
