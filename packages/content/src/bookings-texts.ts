import type { Language } from '@sankalp/contract'

/** The server's own texts about bookings. */
export const bookingsTexts = {
  /** Replaces the name of an acharya whose account is erased. */
  formerAcharya: { en: 'Former acharya', hin: 'पूर्व आचार्य' },
  slotsFound: {
    en: (free: number) =>
      free === 0 ? 'No free time in this month.' : free === 1 ? '1 free time found.' : `${free} free times found.`,
    hin: (free: number) =>
      free === 0 ? 'इस महीने कोई समय खाली नहीं है।' : free === 1 ? '1 समय खाली मिला।' : `${free} समय खाली मिले।`,
  },
  changed: {
    details: { en: 'The details are saved.', hin: 'जानकारी सहेज ली गई।' },
    dakshina: { en: 'The dakshina is noted.', hin: 'दक्षिणा जोड़ दी गई।' },
    noDakshina: { en: 'The dakshina is taken back.', hin: 'दक्षिणा हटा दी गई।' },
    rescheduled: { en: 'Your pooja has a new time.', hin: 'आपकी पूजा का समय बदल गया है।' },
    cancelled: {
      en: 'Your booking is cancelled, and the money is back in your wallet.',
      hin: 'आपकी बुकिंग रद्द हो गई और राशि आपके वॉलेट में लौट आई है।',
    },
    released: { en: 'The time is let go. Nothing was charged.', hin: 'समय छोड़ दिया गया। कोई राशि नहीं कटी।' },
  },
  calendar: {
    summary: {
      en: (pooja: string, acharya: string) => `${pooja} with ${acharya}`,
      hin: (pooja: string, acharya: string) => `${pooja}, ${acharya} के साथ`,
    },
    join: {
      en: 'Join here; the door opens at the start and stays open for 30 minutes:',
      hin: 'यहाँ से जुड़ें। जुड़ने का समय आरंभ से 30 मिनट तक है:',
    },
    reminder: { en: 'Your pooja begins in an hour.', hin: 'आपकी पूजा एक घंटे में शुरू होगी।' },
  },
} as const

/** The line that opens the rite: the day in the almanac, and the place. */
export const sankalpTexts = {
  en: {
    line: (day: SankalpDay) =>
      `${day.city}: Vikram Samvat ${day.samvat}, ${day.adhika ? 'Adhika ' : ''}${day.month} month, ${day.paksha}, ${day.tithi} tithi, ${day.nakshatra} nakshatra, ${day.vara}`,
    calculatedFor: (place: string) => ` (calculated for ${place})`,
  },
  hin: {
    line: (day: SankalpDay) =>
      `${day.city}: विक्रम संवत् ${day.samvat}, ${day.adhika ? 'अधिक ' : ''}${day.month} मास, ${day.paksha}, ${day.tithi} तिथि, ${day.nakshatra} नक्षत्र, ${day.vara}`,
    calculatedFor: (place: string) => ` (गणना ${place} के अनुसार)`,
  },
} as const satisfies Record<Language, unknown>

export type SankalpDay = Record<'city' | 'month' | 'paksha' | 'tithi' | 'nakshatra' | 'vara', string> & {
  samvat: number
  adhika: boolean
}
