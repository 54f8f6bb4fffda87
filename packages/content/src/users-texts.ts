import type { Language } from '@sankalp/contract'

/** What the server itself says about a profile. */
export const usersTexts = {
  updated: { en: 'User details updated successfully.', hin: 'आपकी जानकारी सहेज ली गई है।' },
} as const satisfies Record<string, Record<Language, string>>
