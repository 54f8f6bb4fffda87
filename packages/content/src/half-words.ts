import type { Language } from '@sankalp/contract/language'

/**
 * The parts of a day on the almanac's pages: the hour from which each word applies, and whether it comes before the
 * time.
 */
export const halfWords: Record<Language, { parts: string; lead: boolean }> = {
  en: { parts: '0 AM|12 PM', lead: false },
  hin: { parts: '0 रात|3 तड़के|5 सुबह|12 दोपहर|16 शाम|20 रात', lead: true },
}
