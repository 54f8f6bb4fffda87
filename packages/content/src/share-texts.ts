import type { Language } from '@sankalp/contract'

/** The texts of the pictures for links to our pages. */
export const shareTexts = {
  brand: { en: 'Sankalp', hin: 'संकल्प' },
  panchang: { en: 'Panchang', hin: 'पंचांग' },
  tithi: { en: 'Tithi', hin: 'तिथि' },
  nakshatra: { en: 'Nakshatra', hin: 'नक्षत्र' },
  sunrise: { en: 'Sunrise', hin: 'सूर्योदय' },
  sunset: { en: 'Sunset', hin: 'सूर्यास्त' },
  rahuKalam: { en: 'Rahu Kalam', hin: 'राहुकाल' },
  noSunrise: { en: 'The Sun does not rise or set on this day', hin: 'इस दिन सूर्योदय या सूर्यास्त नहीं होता' },
} satisfies Record<string, Record<Language, string>>

export function untilText(time: string, language: Language): string {
  return language === 'hin' ? `${time} तक` : `until ${time}`
}
