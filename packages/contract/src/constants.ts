/** Constants of the specifications' section 9, in one place for both sides. Amounts are whole rupees there. */

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

export const picture = { maxBytes: 2 * 1024 * 1024, sidePx: 512 } as const

/** 28 states and 8 union territories. */
export const indianStates = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const
/** For users with a Pakistani or Australian number: their address lies in none of the 36. */
export const outsideIndia = 'Outside India'

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
export const defaultZoneHours = 5.5
export const panchangPlace = { lat: 28.7041, lon: 77.1025, tzone: 5.5 } as const
export const panchangFallbackPlace = { lat: 26.335, lon: 86.512 } as const

export const matching = { firstYear: 1900, totalPoints: 36, favourableAbove: 18, excellentAbove: 24 } as const
export const matchColourPercent = { green: 75, yellow: 50 } as const

export const pageSizes = { poojas: 20, poojasDefault: 10, acharyas: 10, shop: 8, productsModal: 10 } as const
export const scrollBottomPx = 5
export const bookingMonths = 24

export const sessionMinutes = 30
export const joinWindowMinutes = 30
export const sessionWarningSeconds = 60
export const defaultRupeesPerMinute = 11

export const samagriRupees = 101
export const gstPercent = 18

/** What is paid, and what is added to it, in rupees. */
export const walletPacks = [
  { amount: 50, extra: 50 },
  { amount: 100, extra: 100, mostPopular: true },
  { amount: 200, extra: 100 },
  { amount: 500, extra: 250 },
  { amount: 1000, extra: 50 },
  { amount: 2000, extra: 200 },
  { amount: 3000, extra: 300 },
  { amount: 4000, extra: 480 },
  { amount: 8000, extra: 960 },
  { amount: 15_000, extra: 2250 },
  { amount: 20_000, extra: 3000 },
  { amount: 50_000, extra: 10_000 },
  { amount: 100_000, extra: 20_000 },
] as const
export const rechargeRupees = { min: 1, max: 100_000 } as const

export const livePath = '/live'
export const liveReconnect = { minMs: 1000, maxMs: 5000, jitter: 0.5, timeoutMs: 20_000 } as const
