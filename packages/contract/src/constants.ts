/** Constants of docs/requirements, shared by client and server. Amounts are whole rupees there. */

export const countryCodes = ['+91', '+92', '+61'] as const
export type CountryCode = (typeof countryCodes)[number]
export const defaultCountryCode: CountryCode = '+91'
export const phoneDigits = 10

export const roles = ['ROLE_USER', 'ROLE_ACHARYA', 'ROLE_ADMIN'] as const
export type Role = (typeof roles)[number]

export const code = {
  digits: 4,
  validSeconds: 5 * 60,
  triesPerCode: 5,
  resendAfterSeconds: 30,
  sendsPerQuarterHour: 3,
  sendsPerDay: 5,
  failuresPerDay: 25,
} as const

export const tokenMinutes = 30
export const refreshDays = 30
export const toastMs = 3000

export const genders = ['Male', 'Female', 'Other'] as const
export const maritalStatuses = ['Married', 'Unmarried'] as const

/** Pictures in a chat: re-encoded without metadata, and scaled down when larger. */
export const chatPicture = { maxBytes: 8 * 1024 * 1024, longestSidePx: 1600 } as const
export const picture = { maxBytes: 2 * 1024 * 1024, sidePx: 512 } as const

/** In the order of the horoscope page's tabs. */
export const zodiacSigns = [
  'Virgo',
  'Aries',
  'Capricorn',
  'Leo',
  'Libra',
  'Pisces',
  'Scorpio',
  'Sagittarius',
  'Taurus',
  'Gemini',
  'Aquarius',
  'Cancer',
] as const

export const recentSearches = { kundli: 3, matching: 5 } as const
export const placeSearch = { debounceMs: 500, minCharacters: 3 } as const
export const panchangPlace = { lat: 28.7041, lon: 77.1025, tzone: 5.5 } as const

export const matching = { firstYear: 1900, totalPoints: 36, favourableAbove: 18, excellentAbove: 24 } as const

export const pageSizes = { poojas: 20, poojasDefault: 10, acharyas: 10, shop: 8, productsModal: 10 } as const

export const sessionMinutes = 30

export const samagriRupees = 101
export const gstPercent = 18

export const livePath = '/live'
export const liveReconnect = { minMs: 1000, maxMs: 5000, jitter: 0.5, timeoutMs: 20_000 } as const
/**
 * The heartbeat that the server sends at short intervals, only to a console that is switched on. A client acknowledges
 * it at once. A console that does not is shown as offline until it does.
 */
export const liveBeatEvent = 'beat'
