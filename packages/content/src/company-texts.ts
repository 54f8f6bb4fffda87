import type { Language } from '@sankalp/contract'

/** The company details if the settings have none: used only in the demo, and clearly marked. */
export const demoCompany = {
  name: { en: 'Sankalp (demo, no real company)', hin: 'संकल्प (डेमो, कोई असली कंपनी नहीं)' },
  address: { en: 'Demo address, Varanasi 221005', hin: 'डेमो पता, वाराणसी 221005' },
  grievanceName: { en: 'Demo officer', hin: 'डेमो अधिकारी' },
} as const satisfies Record<string, Record<Language, string>>

/** Addresses without a mailbox: the domain is reserved for examples. */
export const demoEmails = { support: 'support@example.com', grievance: 'grievance@example.com' } as const
