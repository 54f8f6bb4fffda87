/** The two languages of the product. `hin` is the code of the specification; pages use lang="hi". */
export const languages = ['en', 'hin'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** The BCP 47 tag for `lang` attributes and Intl. */
export const languageTag = { en: 'en-IN', hin: 'hi-IN' } as const satisfies Record<Language, string>

/** Stores the visitor's choice, so that the first server render is already in their language. */
export const languageCookie = 'language'

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/**
 * Returns the language to answer in: an explicit choice in the address, else the one in the cookie, else the first
 * supported one that the browser prefers, else English.
 */
export function pickLanguage(from: {
  query?: string | null
  cookie?: string | null
  acceptLanguage?: string | null
}): Language {
  if (isLanguage(from.query)) return from.query
  if (isLanguage(from.cookie)) return from.cookie
  return preferredLanguage(from.acceptLanguage ?? '')
}

function preferredLanguage(acceptLanguage: string): Language {
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (/^hi(n)?(-|$)/.test(tag)) return 'hin'
    if (/^en(-|$)/.test(tag)) return 'en'
  }
  return fallbackLanguage
}

/**
 * The parts of a clock time for `Intl`: am and pm in English, the part of the day in Hindi, as people say it (दोपहर
 * 3:17).
 */
export const clockParts: Record<Language, Intl.DateTimeFormatOptions> = {
  en: { hour: 'numeric', minute: '2-digit' },
  hin: { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
}
