import type { Language } from '@sankalp/contract'

/** The server's own texts about poojas. */
export const poojasTexts = {
  found: {
    en: (count) => (count === 0 ? 'No pooja found.' : count === 1 ? '1 pooja found.' : `${count} poojas found.`),
    hin: (count) => (count === 0 ? 'कोई पूजा नहीं मिली।' : count === 1 ? '1 पूजा मिली।' : `${count} पूजाएँ मिलीं।`),
  },
} as const satisfies Record<string, Record<Language, (count: number) => string>>
