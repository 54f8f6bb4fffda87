import type { Language } from '@sankalp/contract/language'

/** The parts of a day as the almanac's pages have them: from which hour on which word is said, and whether before the time. */
export const halfWords: Record<Language, { parts: string; lead: boolean }> = {
  en: { parts: '0 AM|12 PM', lead: false },
  hin: { parts: '0 रात|4 सुबह|12 दोपहर|16 शाम|19 रात', lead: true },
}
